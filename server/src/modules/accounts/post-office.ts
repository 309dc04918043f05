import type { Language } from '@metra/contract/primitives';
import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { type Letter, writeMail } from '../../platform/mail/letter.ts';
import type { Platform } from '../../platform/platform.ts';
import { after } from './lifetimes.ts';

/** What anyone can cause to be written to an address. Notices of what has happened are not counted against it. */
const allowance = { mails: 5, seconds: 60 * 60 };

interface Addressee {
  email: string;
  language: Language;
  firstName: string;
  lastName: string;
}

type Needs = Pick<Platform, 'mailer' | 'clock' | 'configuration'>;

export function postOffice({ mailer, clock, configuration: { publicUrl } }: Needs) {
  return {
    /**
     * Refuses when an address got enough mails lately, whether it has an account or not. Everyone who deals with
     * one address takes turns from here to the end of the transaction.
     */
    async assertMayWriteTo(tx: Tx, email: string): Promise<void> {
      const lately = await mailer.countMailsTo(tx, email, after(clock.now(), -allowance.seconds));
      if (lately < allowance.mails) return;
      const { created_at } = await tx
        .selectFrom('outbox_mails')
        .select('created_at')
        .where('recipient_key', '=', email.toLowerCase())
        .orderBy('created_at', 'desc')
        .offset(allowance.mails - 1)
        .executeTakeFirstOrThrow();
      const freeAt = after(created_at, allowance.seconds).getTime();
      throw new DomainError('rate_limit.exceeded', {
        retryAfterSeconds: (freeAt - clock.now().getTime()) / 1000,
      });
    },

    async send(tx: Tx, to: Addressee, kind: string, letter: (language: Language) => Letter): Promise<void> {
      const { email, language } = to;
      const name = `${to.firstName} ${to.lastName}`.trim();
      await mailer.queueMail(tx, {
        to: email,
        language,
        kind,
        ...writeMail(language, name, letter(language), publicUrl),
      });
    },
  };
}

export type PostOffice = ReturnType<typeof postOffice>;

/** Someone of whom we know nothing but the address. */
export const stranger = (email: string, language: Language): Addressee => ({
  email,
  language,
  firstName: '',
  lastName: '',
});

import type { Language } from '@metra/contract/primitives';
import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { type Letter, writeMail } from '../../platform/mail/letter.ts';
import type { Platform } from '../../platform/platform.ts';

/** What anyone can cause to be written to an address. Notices of what has happened are not held back by it. */
const allowance = { max: 5, perSeconds: 60 * 60 };

interface Addressee {
  email: string;
  language: Language;
  firstName: string;
  lastName: string;
}

type Needs = Pick<Platform, 'mailer' | 'clock' | 'configuration'>;

export const accountMailer = ({ mailer, clock, configuration: { publicUrl } }: Needs) => ({
  /**
   * Refuses when an address got enough mails lately, whether it has an account or not. Everyone who deals with
   * one address takes turns from here to the end of the transaction.
   */
  async assertMayWriteTo(tx: Tx, email: string): Promise<void> {
    const next = await mailer.nextMailAllowedAt(tx, email, allowance);
    const milliseconds = next.getTime() - clock.now().getTime();
    if (milliseconds > 0)
      throw new DomainError('rate_limit.exceeded', { retryAfterSeconds: milliseconds / 1000 });
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
});

/** Someone of whom we know nothing but the address. */
export const unknownAddressee = (email: string, language: Language): Addressee => ({
  email,
  language,
  firstName: '',
  lastName: '',
});

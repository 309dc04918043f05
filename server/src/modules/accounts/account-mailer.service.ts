import type { Language } from '@metra/contract/core/primitives';
import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { type Letter, writeMail } from '../../platform/mail/letter.ts';
import type { Platform } from '../../platform/platform.ts';

/** Limits mails that anyone can cause. Notices about changes are not limited. */
const allowance = { max: 5, perSeconds: 60 * 60 };

interface Addressee {
  email: string;
  language: Language;
  firstName: string;
  lastName: string;
}

type Needs = Pick<Platform, 'mailer' | 'clock' | 'configuration'>;

export function accountMailer({ mailer, clock, configuration: { publicUrl } }: Needs) {
  const mailTo = ({ email, language, firstName, lastName }: Addressee, kind: string, letter: Letter) => ({
    to: email,
    language,
    kind,
    ...writeMail(language, `${firstName} ${lastName}`.trim(), letter, publicUrl),
  });
  return {
    /**
     * Refuses if an address has recently got enough mails, whether it has an account or not. Transactions for one
     * address wait for each other from here on.
     */
    async assertMayWriteTo(tx: Tx, email: string): Promise<void> {
      const next = await mailer.nextMailAllowedAt(tx, email, allowance);
      const milliseconds = next.getTime() - clock.now().getTime();
      if (milliseconds > 0)
        throw new DomainError('rate_limit.exceeded', { retryAfterSeconds: milliseconds / 1000 });
    },

    /**
     * The people whose addresses have recently got enough mails. Transactions for the same addresses wait for each
     * other.
     */
    async mailedEnough<To extends Addressee>(tx: Tx, people: readonly To[]): Promise<To[]> {
      const addresses = people.map(({ email }) => email);
      const full = new Set(await mailer.addressesWithEnough(tx, addresses, allowance));
      return people.filter(({ email }) => full.has(email));
    },

    send: (tx: Tx, to: Addressee, kind: string, letter: (language: Language) => Letter): Promise<void> =>
      mailer.queueMail(tx, mailTo(to, kind, letter(to.language))),

    /** Sends the same kind of letter to many people in one go. */
    sendEach: <To extends Addressee>(
      tx: Tx,
      people: readonly To[],
      kind: string,
      letter: (to: To) => Letter,
    ): Promise<void> =>
      mailer.queueMails(
        tx,
        people.map((to) => mailTo(to, kind, letter(to))),
      ),
  };
}

/** A recipient of whom only the address is known. */
export const unknownAddressee = (email: string, language: Language): Addressee => ({
  email,
  language,
  firstName: '',
  lastName: '',
});

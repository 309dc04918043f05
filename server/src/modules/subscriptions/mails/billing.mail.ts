import type { Tx } from '../../../platform/database/database.ts';
import { type Letter, writeMail } from '../../../platform/mail/letter.ts';
import type { Attachment } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MailRecipient } from '../billing-data.store.ts';

type Needs = Pick<Platform, 'mailer' | 'configuration'>;

export interface BillingMailer {
  /** The page that all these mails link to, … */
  link: string;
  /** … and the page for a new customer. */
  startLink: string;
  send(
    tx: Tx,
    to: MailRecipient,
    kind: string,
    letter: Letter,
    attachments?: readonly Attachment[],
  ): Promise<void>;
}

export function createBillingMailer({ mailer, configuration: { publicUrl } }: Needs): BillingMailer {
  return {
    link: `${publicUrl}/app/profile/abo`,
    startLink: `${publicUrl}/app/dashboard`,
    send: (tx, { email, language, name }, kind, letter, attachments = []) =>
      mailer.queueMail(tx, {
        to: email,
        language,
        kind,
        attachments,
        ...writeMail(language, name, letter, publicUrl),
      }),
  };
}

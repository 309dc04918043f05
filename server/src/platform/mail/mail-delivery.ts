import { join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { OutgoingMail } from './mail.ts';
import { messageOf } from './mail-message.ts';

/** The library is loaded with the first mail, so that no start waits for it. */
const loadNodemailer = () => import('nodemailer');

/** Delivers a mail; throws a DeliveryError on failure. */
export type MailDelivery = (mail: OutgoingMail) => Promise<void>;

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** True if the mailbox does not exist or refuses the mail, so that a retry cannot succeed. */
  readonly isFinal: boolean;

  /** The reason contains no personal data. The server's message may contain some, so it is only in `cause`. */
  constructor(reason: string, options: { isFinal: boolean; cause: unknown }) {
    super(reason, { cause: options.cause });
    this.isFinal = options.isFinal;
  }
}

/** Delivery over SMTP, such as `smtps://user:password@mail.example.org`. */
export function createSmtpDelivery(options: { url: string; from: string }): MailDelivery {
  const transport = onFirstUse(async () =>
    (await loadNodemailer()).createTransport({
      url: options.url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    }),
  );
  return async (mail) => {
    try {
      await (await transport()).sendMail(messageOf(mail, options.from));
    } catch (cause) {
      throw deliveryError(cause);
    }
  };
}

function deliveryError(cause: unknown): DeliveryError {
  const said = (name: string) =>
    cause instanceof Error && name in cause ? Reflect.get(cause, name) : undefined;
  const reason = ['code', 'command', 'responseCode'].map(said).filter((part) => part !== undefined);
  // The operator can fix a refusal of the sender (login, address). Only a refusal of the recipient is final.
  const isFinal = said('permanent') === true && said('command') === 'RCPT TO';
  return new DeliveryError(reason.join(' ') || 'unknown', { isFinal, cause });
}

/** Without a mail server each mail becomes a file that any mail program can open. */
export function createFolderDelivery(options: { folder: string; from: string }): MailDelivery {
  const transport = onFirstUse(async () =>
    (await loadNodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return async (mail) => {
    const { message } = await (await transport()).sendMail(messageOf(mail, options.from));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not written into memory');
    // The file is named by the mail's id, so that a second attempt replaces it.
    await writeWhole(join(options.folder, `${String(mail.id).padStart(8, '0')}.eml`), message);
  };
}

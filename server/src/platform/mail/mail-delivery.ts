import { join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { OutgoingMail } from './mail.ts';
import { messageOf } from './mail-message.ts';

/** Read with the first mail: a server that starts has no time to lose. */
const loadNodemailer = () => import('nodemailer');

/** The last step of a mail; throws a DeliveryError when it could not be taken. */
export type MailDelivery = (mail: OutgoingMail) => Promise<void>;

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** The mailbox does not exist or does not want it: trying again changes nothing. */
  readonly isFinal: boolean;

  /** The reason names no person; what the server said, which may, is only in `cause`. */
  constructor(reason: string, options: { isFinal: boolean; cause: unknown }) {
    super(reason, { cause: options.cause });
    this.isFinal = options.isFinal;
  }
}

/** Over SMTP, such as `smtps://user:password@mail.example.org`. */
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
  // A refusal of ourselves (login, sender) can be mended by the operator; only one of the recipient is final.
  const isFinal = said('permanent') === true && said('command') === 'RCPT TO';
  return new DeliveryError(reason.join(' ') || 'unknown', { isFinal, cause });
}

/** Without a mail server each mail becomes a file, which any mail program opens. */
export function createFolderDelivery(options: { folder: string; from: string }): MailDelivery {
  const transport = onFirstUse(async () =>
    (await loadNodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return async (mail) => {
    const { message } = await (await transport()).sendMail(messageOf(mail, options.from));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not written into memory');
    // Named by its number: a second attempt replaces the file instead of adding one.
    await writeWhole(join(options.folder, `${String(mail.id).padStart(8, '0')}.eml`), message);
  };
}

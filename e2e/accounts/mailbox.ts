import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from '../../server/test/readers/read-mail.ts';

/** A real mail server that accepts all mails of the program, so that a test can read every mailbox. */
export interface Mailbox {
  url: string;
  /** The next mail to this address that no test has read. */
  next(address: string): Promise<ReadMail>;
  close(): Promise<void>;
}

const LONGEST_WAIT_MS = 60_000;

export async function openMailbox(): Promise<Mailbox> {
  const unread: ReadMail[] = [];
  const waiting = new Set<() => void>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        unread.push(readMail(Buffer.concat(chunks)));
        for (const look of [...waiting]) look();
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  function take(to: string): ReadMail | undefined {
    const index = unread.findIndex((mail) => mail.to.toLowerCase().includes(to.toLowerCase()));
    return index === -1 ? undefined : unread.splice(index, 1)[0];
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    next(to) {
      const { promise, resolve, reject } = Promise.withResolvers<ReadMail>();
      function look() {
        const mail = take(to);
        if (mail) resolve(mail);
      }
      const timer = setTimeout(() => reject(new Error(`No mail came for ${to}.`)), LONGEST_WAIT_MS);
      waiting.add(look);
      look();
      return promise.finally(() => {
        waiting.delete(look);
        clearTimeout(timer);
      });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A link in a mail to a page of the product. */
export function linkIn(mail: ReadMail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path);
  if (!link) throw new Error(`The mail "${mail.subject}" has no link to ${path}: ${mail.text}`);
  return link;
}

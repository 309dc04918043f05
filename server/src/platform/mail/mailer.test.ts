import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { patience, patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { type ReadMail, readMail } from '../../../test/readers/read-mail.ts';
import { readOutbox } from '../../../test/readers/read-outbox.ts';
import { systemClock } from '../clock/clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import type { Mail } from './mail.ts';
import { createFolderDelivery, createSmtpDelivery, type MailDelivery } from './mail-delivery.ts';
import { createMailer, type Mailer } from './mailer.ts';

const from = 'Metra Maßstab <post@metra.example>';
const mail: Mail = {
  to: 'Joerg@Example.org',
  subject: 'Bestätigen Sie Ihre Adresse: 23 % für Übermorgen',
  text: 'Grüße aus Köln\n\nIhr Maßstab',
  html: '<p>Grüße aus Köln</p>',
  language: 'de',
  kind: 'greeting',
};

/** The system does not assign this port, and no program uses it. */
const nobodyListens = 1;

let testDatabase: TestDatabase;
let database: Database;
let smtp: SMTPServer | undefined;
let received: ReadMail[];
let running: Jobs[];
let lines: string[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({
    connectionString: testDatabase.connectionString,
    max: 10,
    limits: patientLimits,
  });
});
beforeEach(() => {
  [received, running, lines] = [[], [], []];
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await closeSmtp();
  await database.pool.query('truncate outbox_mails, outbox_attachments, pgboss.job');
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function openSmtp(): Promise<number> {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody') ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null,
      ),
    onData: (stream, _session, done) => {
      void buffer(stream).then((raw) => {
        received.push(readMail(raw));
        done();
      });
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const closeSmtp = () =>
  new Promise<void>((resolve) => {
    if (!smtp) return resolve();
    smtp.close(() => resolve());
    smtp = undefined;
  });

async function startServer(delivery: MailDelivery): Promise<Mailer> {
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const jobs = createJobs({ connectionString: testDatabase.connectionString, log, pollSeconds: 0.5 });
  const mailer = createMailer({
    ...{ database, jobs, delivery, log },
    domain: 'metra.example',
    clock: systemClock,
    delaySeconds: () => 1,
  });
  running.push(jobs);
  await jobs.start();
  return mailer;
}
const overSmtp = (port: number) => createSmtpDelivery({ url: `smtp://127.0.0.1:${port}`, from });
const queue = (mailer: Mailer, change: Partial<Mail> = {}) =>
  database.transaction((tx) => mailer.queueMail(tx, { ...mail, ...change }));
const rows = () => database.kysely.selectFrom('outbox_mails').selectAll().orderBy('id').execute();
const until = (condition: () => Promise<boolean> | boolean) => vi.waitUntil(condition, patience);
const allSent = async () => (await rows()).every((row) => row.sent_at !== null);

test('a mail arrives with its umlauts, as text and HTML, once, and then its body is forgotten', async () => {
  const port = await openSmtp();
  await queue(await startServer(overSmtp(port)));
  await until(allSent);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    from,
    to: 'Joerg@example.org',
    subject: mail.subject,
    text: expect.stringContaining('Grüße aus Köln'),
    html: expect.stringContaining('<p>Grüße aus Köln</p>'),
  });
  expect(received[0]?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(received[0]?.headers.get('content-language')).toBe('de');
  expect(received[0]?.headers.get('message-id')).toMatch(/^<\d+\.\d+@metra\.example>$/);
  expect(await rows()).toMatchObject([
    { text_body: null, html_body: null, attempts: 1, recipient_key: 'joerg@example.org' },
  ]);
  expect(lines.join()).not.toMatch(/joerg|Köln/i);
});

test('a file arrives as it was, and is then forgotten', async () => {
  const port = await openSmtp();
  const content = Buffer.from([0, 1, 2, 255, 254, 13, 10, 65]);
  const attachment = { fileName: 'Rechnung Maß.pdf', type: 'application/pdf', content };
  await queue(await startServer(overSmtp(port)), { attachments: [attachment] });
  await until(allSent);
  expect(received).toMatchObject([
    { text: expect.stringContaining('Grüße aus Köln'), attachments: [attachment] },
  ]);
  expect(await database.kysely.selectFrom('outbox_attachments').selectAll().execute()).toEqual([]);
});

test('no mail leaves when the transaction fails', async () => {
  const mailer = await startServer(overSmtp(await openSmtp()));
  const broken = database.transaction(async (tx) => {
    await mailer.queueMail(tx, { ...mail, subject: 'never' });
    throw new Error('changed my mind');
  });
  await expect(broken).rejects.toThrow('changed my mind');
  await queue(mailer, { subject: 'after' });
  await until(async () => received.length > 0 && (await allSent()));
  expect(received.map(({ subject }) => subject)).toEqual(['after']);
});

test('while the mail server is down mails wait, and each arrives once when it is back', async () => {
  let port = nobodyListens;
  const delivery: MailDelivery = (outgoing) => overSmtp(port)(outgoing);
  const mailers = await Promise.all([startServer(delivery), startServer(delivery)]);
  for (let number = 0; number < 6; number += 1) {
    await queue(mailers[number % 2] as Mailer, { subject: `Nummer ${number}` });
  }
  await until(async () => (await rows()).every((row) => row.attempts >= 2));
  expect(
    (await rows()).every(
      (row) => row.last_error?.includes('ECONNREFUSED') || row.last_error?.includes('ESOCKET'),
    ),
  ).toBe(true);
  port = await openSmtp();
  await until(allSent);
  expect(received.map(({ subject }) => subject).sort()).toEqual(
    [0, 1, 2, 3, 4, 5].map((number) => `Nummer ${number}`),
  );
});

test('an address that does not exist is given up at once, and nobody reads it in the log', async () => {
  const mailer = await startServer(overSmtp(await openSmtp()));
  await queue(mailer, { to: 'nobody.at.all@example.org' });
  await until(async () => (await rows()).every((row) => row.failed_at !== null));
  // The text is kept for some days, so that the mail can be sent again after the mailbox was fixed.
  expect(await rows()).toMatchObject([
    { attempts: 1, text_body: expect.stringContaining('Köln'), last_error: 'EENVELOPE RCPT TO 550' },
  ]);
  await until(() => lines.join().includes('mail given up'));
  expect(lines.join()).not.toContain('nobody.at.all');
});

test('names and subjects cannot add headers, recipients or bodies', async () => {
  const mailer = await startServer(overSmtp(await openSmtp()));
  const hostile = 'Hallo\r\nBcc: victim@example.org\r\n\r\n<b>body</b>\u2028\u202E\0 =?utf-8?q?x?=';
  await queue(mailer, { subject: hostile, text: '.\r\nRCPT TO:<victim@example.org>\r\n.', html: '.' });
  await until(async () => received.length > 0 && (await allSent()));
  expect(received[0]?.subject).toBe('Hallo Bcc: victim@example.org <b>body</b> = ?utf-8?q?x?=');
  expect(received[0]?.headers.has('bcc')).toBe(false);
  expect(received[0]?.text).toBe('.\r\nRCPT TO:<victim@example.org>\r\n.');
  for (const to of [
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    '<a@example.org>',
    '',
  ]) {
    await expect(queue(mailer, { to })).rejects.toThrow('one well-formed address');
  }
});

test('without a mail server each mail is a whole file that can be read back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'metra-outbox-'));
  const mailer = await startServer(createFolderDelivery({ folder, from }));
  await queue(mailer);
  await queue(mailer, { subject: 'Second', language: 'en', to: 'second@example.org' });
  await until(allSent);
  const [first, second, ...more] = await readOutbox(folder);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ subject: mail.subject, from, to: 'Joerg@example.org' });
  expect(first?.text).toContain('Grüße aus Köln');
  expect(second).toMatchObject({ subject: 'Second', to: 'second@example.org' });
  expect((await readdir(folder)).every((name) => name.endsWith('.eml'))).toBe(true);
  expect(await readOutbox(join(folder, 'nowhere'))).toEqual([]);
  await rm(folder, { recursive: true });
});

test('of twenty who want to write to one address at once, five may', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'metra-outbox-'));
  const mailer = await startServer(createFolderDelivery({ folder, from }));
  const allowance = { max: 5, perSeconds: 60 * 60 };
  const polite = (to: string) =>
    database.transaction(async (tx) => {
      const next = await mailer.nextMailAllowedAt(tx, to, allowance);
      if (next <= new Date()) await mailer.queueMail(tx, { ...mail, to });
    });
  const spellings = ['person@example.org', 'Person@Example.org'];
  await Promise.all(Array.from({ length: 20 }, (_, index) => polite(spellings[index % 2] as string)));
  await polite('other@example.org');
  expect((await rows()).map((row) => row.recipient_key).sort()).toEqual([
    'other@example.org',
    ...Array.from({ length: 5 }, () => 'person@example.org'),
  ]);
  await until(allSent);
  await rm(folder, { recursive: true });
});

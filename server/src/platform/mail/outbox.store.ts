import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import {
  type Attachment,
  type Mail,
  type MailAllowance,
  type OutgoingMail,
  type PlainMail,
  recipientKey,
} from './mail.ts';

const rowOf = (mail: PlainMail, now: Date) => ({
  recipient: mail.to,
  recipient_key: recipientKey(mail.to),
  kind: mail.kind,
  language: mail.language,
  subject: mail.subject,
  text_body: mail.text,
  html_body: mail.html,
  reply_to: mail.replyTo ?? null,
  created_at: now,
  next_attempt_at: now,
});

export async function insertMail(tx: Tx, mail: Mail, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('outbox_mails')
    .values(rowOf(mail, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertAttachments(tx, id, mail.attachments ?? []);
  return id;
}

export async function insertMails(tx: Tx, mails: readonly PlainMail[], now: Date): Promise<number[]> {
  const rows = await tx
    .insertInto('outbox_mails')
    .values(mails.map((mail) => rowOf(mail, now)))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function insertAttachments(tx: Tx, mailId: number, attachments: readonly Attachment[]): Promise<void> {
  if (attachments.length === 0) return;
  await tx
    .insertInto('outbox_attachments')
    .values(
      attachments.map(({ fileName, type, content }, position) => ({
        mail_id: mailId,
        position,
        file_name: fileName,
        mime_type: type,
        content: Buffer.from(content),
      })),
    )
    .execute();
}

const attachmentsOf = (db: Db, mailId: number): Promise<Attachment[]> =>
  db
    .selectFrom('outbox_attachments')
    .select(['file_name as fileName', 'mime_type as type', 'content'])
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute();

export type WaitingMail = Omit<OutgoingMail, 'messageId'> & { attempts: number };

/** Undefined if the mail was sent or given up. */
export async function readWaitingMail(db: Db, id: number): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.text_body ?? '',
      html: row.html_body ?? '',
      language: row.language,
      kind: row.kind,
      date: row.created_at,
      attempts: row.attempts,
      attachments: await attachmentsOf(db, id),
      ...(row.reply_to !== null && { replyTo: row.reply_to }),
    }
  );
}

/** The bodies contain links with valid tokens, so they are deleted as soon as they are no longer needed. */
const withoutBodies = { text_body: null, html_body: null, reply_to: null };

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  // One statement deletes all parts, so that a crash leaves no attachment behind.
  await db
    .with('forgotten', (query) => query.deleteFrom('outbox_attachments').where('mail_id', '=', id))
    .updateTable('outbox_mails')
    .set((row) => ({ sent_at: now, last_error: null, attempts: row('attempts', '+', 1), ...withoutBodies }))
    .where('id', '=', id)
    .execute();
}

export async function markGivenUp(db: Db, id: number, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set((row) => ({ failed_at: now, last_error: reason, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Failed mails can be sent again for some days. Afterwards their texts are deleted. */
export async function forgetTextsGivenUpBefore(db: Db, moment: Date): Promise<void> {
  await db
    .with('gone', (query) =>
      query
        .updateTable('outbox_mails')
        .set(withoutBodies)
        .where('failed_at', '<', moment)
        .where('text_body', 'is not', null)
        .returning('id'),
    )
    .deleteFrom('outbox_attachments')
    .where('mail_id', 'in', (query) => query.selectFrom('gone').select('id'))
    .execute();
}

/** Undefined if the mail has not failed, somebody has just sent it again, or its text was deleted. */
export async function bringBack(tx: Tx, id: number, now: Date): Promise<{ hasText: boolean } | undefined> {
  const row = await tx
    .selectFrom('outbox_mails')
    .select((mail) => mail('text_body', 'is not', null).as('hasText'))
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.hasText) return row && { hasText: false };
  await tx
    .updateTable('outbox_mails')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now })
    .where('id', '=', id)
    .execute();
  return { hasText: true };
}

export async function markDelayed(db: Db, id: number, reason: string, next: Date): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set((row) => ({ last_error: reason, next_attempt_at: next, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The addresses that have recently received this many mails. Simultaneous callers wait for each other. */
export async function addressesWithEnough(
  tx: Tx,
  addresses: readonly string[],
  { max, perSeconds }: MailAllowance,
  now: Date,
): Promise<string[]> {
  const keys = [...new Set(addresses.map(recipientKey))].toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended('mail:' || key, 0)) from unnest(${keys}::text[]) key`.execute(
    tx,
  );
  const since = new Date(now.getTime() - perSeconds * 1000);
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) key where ${max} <= (
      select count(*) from outbox_mails m where m.recipient_key = key and m.created_at > ${since})`.execute(
    tx,
  );
  const full = new Set(rows.map(({ key }) => key));
  return addresses.filter((address) => full.has(recipientKey(address)));
}

/**
 * Now, or the time at which the limit allows another mail. Others who write to the address wait until this
 * transaction ends.
 */
export async function nextMailAllowedAt(
  tx: Tx,
  address: string,
  { max, perSeconds }: MailAllowance,
  now: Date,
): Promise<Date> {
  const key = recipientKey(address);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${key}`}, 0))`.execute(tx);
  const oldestThatCounts = await tx
    .selectFrom('outbox_mails')
    .select('created_at')
    .where('recipient_key', '=', key)
    .orderBy('created_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  const freeAt = (oldestThatCounts?.created_at.getTime() ?? 0) + perSeconds * 1000;
  return new Date(Math.max(freeAt, now.getTime()));
}

/** The addresses whose latest mail failed permanently, so that further mails would not arrive. */
export async function unreachable(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const keys = [...new Set(addresses.map(recipientKey))];
  const latest = await db
    .selectFrom('outbox_mails')
    .distinctOn('recipient_key')
    .select(['recipient_key', 'failed_at'])
    .where('recipient_key', 'in', keys)
    .where((row) => row.or([row('sent_at', 'is not', null), row('failed_at', 'is not', null)]))
    .orderBy('recipient_key')
    .orderBy('created_at', 'desc')
    .execute();
  const failed = new Set(latest.filter((mail) => mail.failed_at).map((mail) => mail.recipient_key));
  return new Set(addresses.filter((address) => failed.has(recipientKey(address))));
}

export async function removeMailsBefore(db: Db, moment: Date): Promise<void> {
  await db
    .deleteFrom('outbox_mails')
    .where((row) => row.or([row('sent_at', '<', moment), row('failed_at', '<', moment)]))
    .execute();
}

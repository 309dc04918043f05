import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { EventType } from './event-texts.ts';

export interface EventRow {
  id: number;
  type: string;
  data: unknown;
  link: string | null;
  created_at: Date;
  seen_at: Date | null;
}

export const eventColumns = ['id', 'type', 'data', 'link', 'created_at', 'seen_at'] as const;

/** The notifications of one person. */
export const eventStore = (db: Db, accountId: number) => ({
  /** Marking a notification as seen twice changes nothing. */
  markSeen: (id: number, now: Date): Promise<EventRow | undefined> =>
    db
      .updateTable('events')
      .set((row) => ({ seen_at: row.fn.coalesce('seen_at', sql<Date>`${now}::timestamptz`) }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning(eventColumns)
      .executeTakeFirst(),

  async markAllSeen(now: Date): Promise<void> {
    await db
      .updateTable('events')
      .set({ seen_at: now })
      .where('account_id', '=', accountId)
      .where('seen_at', 'is', null)
      .execute();
  },
});

/** Deletes all notifications from before a moment, seen or not. */
export async function removeEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('events').where('created_at', '<', before).execute();
}

export interface Notification {
  accountId: number;
  type: EventType;
  /** Values for the text of the type. They are stored, so that each reader gets the text in their language. */
  data?: Record<string, string | number>;
  /** A path of the application, such as `/app/dashboard/goals/7`. */
  link?: string;
  now: Date;
}

/** Notifies a person when the transaction commits. */
export async function notify(tx: Tx, { accountId, type, data = {}, link, now }: Notification): Promise<void> {
  await tx
    .insertInto('events')
    .values({
      account_id: accountId,
      type,
      data: JSON.stringify(data),
      link: link ?? null,
      created_at: now,
    })
    .execute();
}

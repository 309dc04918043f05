import type { Query, Response } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { account, NotificationEvent } from '@metra/contract/operations/account';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, type Sorting } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { renderEvent } from './event-texts.ts';
import { type EventRow, eventColumns } from './events.store.ts';

export const eventView = (
  { id, type, data, link, created_at, seen_at }: EventRow,
  language: Language,
): NotificationEvent => ({
  id,
  type,
  // A constraint only allows objects.
  ...renderEvent(type, data as Record<string, unknown>, language),
  link,
  createdAt: created_at.toISOString(),
  seen: seen_at !== null,
});

// Every page reads the notifications, so the constant part is built once.
const columns = sql.raw(eventColumns.join(', '));
const newestFirst: Sorting<Query<typeof account.events>> = {
  columns: {},
  byDefault: sql.raw('id desc'),
  id: sql.raw('id'),
};

/** A person's notifications in their present language. */
export const eventViews = (db: Db, { accountId, language }: Pick<Reader, 'accountId' | 'language'>) => ({
  async list(query: Query<typeof account.events>): Promise<Response<typeof account.events>> {
    const { seen } = query;
    const ofAccount = sql`account_id = ${accountId}`;
    const matching =
      seen === undefined ? ofAccount : sql`${ofAccount} and seen_at is ${seen ? sql`not null` : sql`null`}`;
    const unseen = sql<number>`(select count(*) from events where ${ofAccount} and seen_at is null)`;
    const page = await listPage(db, {
      rows: sql<EventRow & { unseen: number; total: number }>`
        select ${columns}, ${unseen} as unseen, (select count(*) from events where ${matching}) as total
        from events where ${matching}`,
      count: sql`from events where ${matching}`,
      totalIn: ({ total }) => total,
      sort: newestFirst,
      asked: query,
    });
    return {
      ...page,
      items: page.items.map((row) => eventView(row, language)),
      // A page without rows contains no count, which the bell needs anyway.
      unseen: page.items[0]?.unseen ?? (await countUnseen(db, unseen)),
    };
  },
});

async function countUnseen(db: Db, unseen: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`select ${unseen} as unseen`.execute(db);
  return rows[0]?.unseen ?? 0;
}

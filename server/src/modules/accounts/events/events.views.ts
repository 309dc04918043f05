import type { account, NotificationEvent } from '@metra/contract/account';
import type { Query, Response } from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import { renderEvent } from './event-texts.ts';
import { type EventRow, eventColumns } from './events.store.ts';

export const eventView = (
  { id, type, data, link, created_at, seen_at }: EventRow,
  language: Language,
): NotificationEvent => ({
  id,
  type,
  // The table takes objects only.
  ...renderEvent(type, data as Record<string, unknown>, language),
  link,
  createdAt: created_at.toISOString(),
  seen: seen_at !== null,
});

/** What happened and concerns a person, in the language they read in now. */
export const eventViews = (db: Db, accountId: number, language: Language) => ({
  async list(query: Query<typeof account.events>): Promise<Response<typeof account.events>> {
    const { seen } = query;
    const ofAccount = sql`account_id = ${accountId}`;
    const matching =
      seen === undefined ? ofAccount : sql`${ofAccount} and seen_at is ${seen ? sql`not null` : sql`null`}`;
    const [page, { rows: counted }] = await Promise.all([
      listPage(db, {
        rows: sql<EventRow>`
          select ${sql.join(eventColumns.map((column) => sql.ref(column)))} from events where ${matching}`,
        count: sql`from events where ${matching}`,
        sort: { columns: {}, byDefault: sql`id desc`, id: sql`id` },
        asked: query,
      }),
      sql<{ unseen: number }>`
        select count(*) as unseen from events where ${ofAccount} and seen_at is null`.execute(db),
    ]);
    return {
      ...page,
      items: page.items.map((row) => eventView(row, language)),
      unseen: counted[0]?.unseen ?? 0,
    };
  },
});

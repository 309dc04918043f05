import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface EventRow {
  id: number;
  type: string;
  data: unknown;
  link: string | null;
  created_at: Date;
  seen_at: Date | null;
}

interface Listed {
  total: number;
  unseen: number;
  items: EventRow[];
}

interface Asked {
  page: number;
  pageSize: number;
  seen?: boolean | undefined;
}

export const eventStore = (db: Db) => ({
  /** A page and both counts, also when the page is beyond the end. */
  async list(accountId: number, { page, pageSize, seen }: Asked): Promise<Listed> {
    const { rows } = await sql<
      { total: number; unseen: number } & { [Name in keyof EventRow]: EventRow[Name] | null }
    >`
      with counted as (
        select count(*) filter (where ${seen ?? null}::boolean is null or (seen_at is not null) = ${seen ?? null}) as total,
               count(*) filter (where seen_at is null) as unseen
        from events where account_id = ${accountId}
      ), listed as (
        select id, type, data, link, created_at, seen_at from events
        where account_id = ${accountId} and (${seen ?? null}::boolean is null or (seen_at is not null) = ${seen ?? null})
        order by id desc limit ${pageSize} offset ${page * pageSize}
      )
      select * from counted left join listed on true order by id desc`.execute(db);
    const [first] = rows;
    return {
      total: first?.total ?? 0,
      unseen: first?.unseen ?? 0,
      items: rows.filter((row): row is typeof row & EventRow => row.id !== null),
    };
  },

  /** Seen is seen: a second time changes nothing. */
  markSeen: (accountId: number, id: number, now: Date): Promise<EventRow | undefined> =>
    db
      .updateTable('events')
      .set((row) => ({ seen_at: row.fn.coalesce('seen_at', sql<Date>`${now}::timestamptz`) }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning(['id', 'type', 'data', 'link', 'created_at', 'seen_at'])
      .executeTakeFirst(),

  markAllSeen: (accountId: number, now: Date) =>
    db
      .updateTable('events')
      .set({ seen_at: now })
      .where('account_id', '=', accountId)
      .where('seen_at', 'is', null)
      .execute(),
});

import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

export interface News {
  type: 'offer.changed' | 'offer.news' | 'organisation.offer' | 'organisation.news';
  title: string;
  offerId: number | null;
  organisationId: number;
}

/** Stores news for the next digest of people who want one. */
export async function keepNews(
  tx: Tx,
  accountIds: readonly number[],
  { type, title, offerId, organisationId }: News,
  now: Date,
): Promise<void> {
  if (accountIds.length === 0) return;
  await sql`
    insert into watch_list_news (account_id, type, title, offer_id, from_organisation_id, created_at)
    select asked.id, ${type}, ${title.slice(0, 200)}, ${offerId}, ${organisationId}, ${now}
    from unnest(${[...accountIds]}::bigint[]) as asked (id)
    where not exists (select from watch_list_settings s where s.account_id = asked.id and not s.digest)`.execute(
    tx,
  );
}

/** The digest of one person. */
export const digestStore = (db: Db | Tx, accountId: number) => ({
  async isWanted(): Promise<boolean> {
    const row = await db
      .selectFrom('watch_list_settings')
      .select('digest')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.digest ?? true;
  },

  /** Turning the digest off also discards waiting news. */
  async choose(digest: boolean, now: Date): Promise<void> {
    const chosen = { digest, updated_at: now };
    await db
      .insertInto('watch_list_settings')
      .values({ account_id: accountId, ...chosen })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
      .execute();
    if (!digest) await db.deleteFrom('watch_list_news').where('account_id', '=', accountId).execute();
  },

  /** False if a digest was sent today or another server was faster. */
  async claim(day: string, now: Date): Promise<boolean> {
    const claimed = await db
      .insertInto('watch_list_digests')
      .values({ account_id: accountId, day, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** Returns and deletes all news, so the caller must send them. Records that are no longer public are left out. */
  async take(): Promise<(News & { organisation: string })[]> {
    const { rows } = await sql<News & { organisation: string }>`
      with taken as (delete from watch_list_news where account_id = ${accountId} returning *)
      select t.type, t.title, t.offer_id as "offerId", t.from_organisation_id as "organisationId", o.name as organisation
      from taken t join organisations_public o on o.id = t.from_organisation_id
      where t.offer_id is null or exists (select from offer_search s where s.offer_id = t.offer_id)
      order by t.created_at, t.id`.execute(db);
    return rows;
  },
});

export async function forgetDigests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('watch_list_digests').where('at', '<', before).execute();
}

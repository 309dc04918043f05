import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type Watched = { offerId: number } | { organisationId: number };

const columnsOf = (watched: Watched) => ({
  offer_id: 'offerId' in watched ? watched.offerId : null,
  watched_organisation_id: 'organisationId' in watched ? watched.organisationId : null,
});

/** The watch list of one person. */
export const watchListStore = (tx: Tx, accountId: number) => ({
  /** The lock serialises additions to the list, so that its size stays within the limit. */
  async lockWatchList(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`watch-list:${accountId}`}, 0))`.execute(tx);
  },

  async count(): Promise<number> {
    const { kept } = await tx
      .selectFrom('watch_list')
      .select((row) => row.fn.countAll<number>().as('kept'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return kept;
  },

  async add(watched: Watched, now: Date): Promise<number> {
    const columns = columnsOf(watched);
    await tx
      .insertInto('watch_list')
      .values({ account_id: accountId, ...columns, created_at: now })
      .onConflict((conflict) => conflict.constraint('watch_list_once').doNothing())
      .execute();
    const { id } = await tx
      .selectFrom('watch_list')
      .select('id')
      .where('account_id', '=', accountId)
      .where('offer_id', 'is not distinct from', columns.offer_id)
      .where('watched_organisation_id', 'is not distinct from', columns.watched_organisation_id)
      .executeTakeFirstOrThrow();
    return id;
  },

  async remove(id: number): Promise<boolean> {
    const removed = await tx
      .deleteFrom('watch_list')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  },
});

/** Watchers of a record, except its own people. */
export async function watchersOf(tx: Tx, watched: Watched, exceptOrganisation: number): Promise<number[]> {
  const { offer_id, watched_organisation_id } = columnsOf(watched);
  // Records that are no longer public are only visible to their owner.
  const isIt: RawBuilder<unknown> =
    offer_id === null
      ? sql`w.watched_organisation_id = ${watched_organisation_id}
          and exists (select from organisations_public o where o.id = ${watched_organisation_id})`
      : sql`w.offer_id = ${offer_id} and exists (select from offer_search s where s.offer_id = ${offer_id})`;
  const { rows } = await sql<{ id: number }>`
    select w.account_id as id from watch_list w join accounts_people p on p.id = w.account_id
    where ${isIt} and p.status = 'ACTIVE' and p.organisation_id is distinct from ${exceptOrganisation}
    order by w.account_id`.execute(tx);
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { LockedOffer } from './offers.store.ts';

/** The partners of an offer: all were invited, and some have accepted. */
export const partnerStore = (tx: Tx) => ({
  /** Invites new partners and removes missing ones. Those who have accepted stay. Returns the newly invited ones. */
  async replace(
    { id: offerId }: LockedOffer,
    organisationIds: readonly number[],
    now: Date,
  ): Promise<number[]> {
    await tx
      .deleteFrom('offer_partners')
      .where('offer_id', '=', offerId)
      .where(sql<boolean>`organisation_id <> all(${[...organisationIds]}::bigint[])`)
      .execute();
    const { rows } = await sql<{ organisation_id: number }>`
      insert into offer_partners (offer_id, organisation_id, invited_at)
      select ${offerId}, asked, ${now} from unnest(${[...organisationIds].sort((a, b) => a - b)}::bigint[]) as asked
      on conflict do nothing returning organisation_id`.execute(tx);
    return rows.map(({ organisation_id }) => organisation_id);
  },

  /** False if the organisation was not invited. */
  async answer(
    offerId: number,
    { organisationId, accepted, now }: { organisationId: number; accepted: boolean; now: Date },
  ): Promise<boolean> {
    if (!accepted) {
      const left = await tx
        .deleteFrom('offer_partners')
        .where('offer_id', '=', offerId)
        .where('organisation_id', '=', organisationId)
        .returning('offer_id')
        .executeTakeFirst();
      return left !== undefined;
    }
    const agreed = await tx
      .updateTable('offer_partners')
      .set((row) => ({
        state: 'ACCEPTED',
        answered_at: row.fn.coalesce('answered_at', sql<Date>`${now}::timestamptz`),
      }))
      .where('offer_id', '=', offerId)
      .where('organisation_id', '=', organisationId)
      .returning('offer_id')
      .executeTakeFirst();
    return agreed !== undefined;
  },
});

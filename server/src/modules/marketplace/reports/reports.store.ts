import type { OfferReportWrite } from '@metra/contract/operations/offer-reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

interface Report extends Pick<OfferReportWrite, 'reason' | 'text' | 'email'> {
  reporter: Buffer;
  isMember: boolean;
}

/** Abuse reports about one offer. */
export const reportStore = (tx: Tx, offerId: number) => ({
  /** Each person counts once; a second report changes nothing. */
  async add({ reporter, isMember, reason, text, email }: Report, now: Date): Promise<void> {
    const added = await tx
      .insertInto('offer_reports')
      .values({
        offer_id: offerId,
        reporter,
        is_member: isMember,
        reason,
        text: text.trim(),
        email: email ?? null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.constraint('offer_reports_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    await tx
      .updateTable('offers')
      .set((row) => ({
        open_reports: row('open_reports', '+', 1),
        reported_at: row.fn.coalesce('reported_at', sql<Date>`${now}::timestamptz`),
      }))
      .where('id', '=', offerId)
      .execute();
  },

  /** Decides the open reports. The offer is locked, so none is added meanwhile. */
  async decide(state: 'DISMISSED' | 'UPHELD', now: Date): Promise<void> {
    await tx
      .updateTable('offer_reports')
      .set({ state, decided_at: now })
      .where('offer_id', '=', offerId)
      .where('state', '=', 'OPEN')
      .execute();
    await tx
      .updateTable('offers')
      .set({ open_reports: 0, reported_at: null })
      .where('id', '=', offerId)
      .execute();
  },
});

/** Deletes reports that were decided long ago. Open ones wait for a decision. */
export async function forgetReports(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('offer_reports').where('decided_at', '<', before).execute();
}

import type { Tx } from '../../../platform/database/database.ts';

/** Offers of all organisations for the operator's staff. */
export const offersAdminStore = (tx: Tx) => ({
  /** The organisation of an offer never changes. */
  async organisationOf(id: number): Promise<number | undefined> {
    const found = await tx
      .selectFrom('offers')
      .select('organisation_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return found?.organisation_id;
  },

  /** Locks the offer until the transaction ends and returns it. */
  lock: (id: number) =>
    tx
      .selectFrom('offers')
      .select(['id', 'organisation_id', 'translations', 'taken_down_at', 'version'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  async takeDown(id: number, reason: string, now: Date): Promise<void> {
    await tx
      .updateTable('offers')
      .set({ taken_down_at: now, taken_down_reason: reason })
      .where('id', '=', id)
      .execute();
  },

  async putBack(id: number): Promise<void> {
    await tx
      .updateTable('offers')
      .set({ taken_down_at: null, taken_down_reason: null })
      .where('id', '=', id)
      .execute();
  },

  async replaceTags(id: number, tagIds: readonly number[], now: Date): Promise<void> {
    await tx.deleteFrom('offer_tags').where('offer_id', '=', id).execute();
    if (tagIds.length > 0)
      await tx
        .insertInto('offer_tags')
        .values(tagIds.map((tag_id) => ({ offer_id: id, tag_id })))
        .execute();
    await tx
      .updateTable('offers')
      .set((row) => ({ updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },
});

import type { PostWrite } from '@metra/contract/offer-shapes';
import type { Tx } from '../../platform/database/database.ts';

/** What an organisation tells, about itself or one of its offers. */
export const postStore = (tx: Tx, organisationId: number) => ({
  async create(offerId: number | null, translations: PostWrite['translations'], now: Date): Promise<number> {
    const { id } = await tx
      .insertInto('posts')
      .values({
        organisation_id: organisationId,
        offer_id: offerId,
        translations: JSON.stringify(translations),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async remove(id: number): Promise<boolean> {
    const removed = await tx
      .deleteFrom('posts')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  },

  async count(): Promise<number> {
    const { kept } = await tx
      .selectFrom('posts')
      .select((row) => row.fn.countAll<number>().as('kept'))
      .where('organisation_id', '=', organisationId)
      .executeTakeFirstOrThrow();
    return kept;
  },
});

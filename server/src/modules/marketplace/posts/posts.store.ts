import type { PostWrite } from '@metra/contract/shapes/offer-shapes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Posts of an organisation, about itself or one of its offers. */
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

  async showPicture(id: number, imageId: number): Promise<void> {
    await tx
      .updateTable('posts')
      .set({ image_id: imageId })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  /** True if a post about this offer, or about the organisation itself, is public. */
  async isShown(offerId: number | null): Promise<boolean> {
    const { rows } = await sql`
      select from organisations_public o where o.id = ${organisationId}
        and (${offerId}::bigint is null or exists (select from offer_search s where s.offer_id = ${offerId}))`.execute(
      tx,
    );
    return rows.length > 0;
  },

  async ofOffer(offerId: number): Promise<number[]> {
    const posts = await tx
      .selectFrom('posts')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('offer_id', '=', offerId)
      .execute();
    return posts.map(({ id }) => id);
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

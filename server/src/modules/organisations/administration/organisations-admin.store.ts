import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** A tag that can be used for organisations. */
export async function organisationTag(db: Db, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select t.id from tags_directory t where t.slug = ${slug} and 'ORGANISATION' = any(t.available_for)`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Tags that the operator gives an organisation. */
export const organisationTagStore = (tx: Tx, organisationId: number) => ({
  async known(slugs: readonly string[]): Promise<{ id: number; slug: string }[]> {
    if (slugs.length === 0) return [];
    const { rows } = await sql<{ id: number; slug: string }>`
      select t.id, t.slug from tags_directory t
      where t.slug = any(${[...slugs]}::text[]) and 'ORGANISATION' = any(t.available_for)`.execute(tx);
    return rows;
  },

  async add(tagId: number): Promise<void> {
    await tx
      .insertInto('organisation_tags')
      .values({ organisation_id: organisationId, tag_id: tagId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async take(tagId: number): Promise<void> {
    await tx
      .deleteFrom('organisation_tags')
      .where('organisation_id', '=', organisationId)
      .where('tag_id', '=', tagId)
      .execute();
  },

  async replace(tagIds: readonly number[]): Promise<void> {
    await tx.deleteFrom('organisation_tags').where('organisation_id', '=', organisationId).execute();
    if (tagIds.length > 0)
      await tx
        .insertInto('organisation_tags')
        .values(tagIds.map((tag_id) => ({ organisation_id: organisationId, tag_id })))
        .execute();
  },
});

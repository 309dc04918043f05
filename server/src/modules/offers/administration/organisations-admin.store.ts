import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Tags of one organisation, which the operator puts on it. */
export const organisationTagStore = (tx: Tx, organisationId: number) => ({
  async known(slugs: readonly string[]): Promise<{ id: number; slug: string }[]> {
    if (slugs.length === 0) return [];
    const { rows } = await sql<{ id: number; slug: string }>`
      select t.id, t.slug from tags_directory t
      where t.slug = any(${[...slugs]}::text[]) and 'ORGANISATION' = any(t.available_for)`.execute(tx);
    return rows;
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

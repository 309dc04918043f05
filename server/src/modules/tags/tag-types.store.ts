import type { TagTypeWrite } from '@metra/contract/operations/tags';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

const columnsOf = ({ slug, translations, availableFor, hierarchical }: TagTypeWrite, now: Date) => ({
  slug,
  translations: JSON.stringify(translations),
  available_for: [...new Set(availableFor)],
  hierarchical,
  // Seeding does not overwrite edited rows.
  edited_at: now,
});

const lastPlace = sql<number>`(select coalesce(max(position), 0) + 1 from tag_types)`;

export const tagTypeStore = (tx: Tx) => ({
  lock: (id: number) =>
    tx
      .selectFrom('tag_types')
      .select(['slug', 'hierarchical', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async hasLevels(id: number): Promise<boolean> {
    const nested = await tx
      .selectFrom('tags')
      .select('id')
      .where('tag_type_id', '=', id)
      .where('parent_id', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return nested !== undefined;
  },

  async create(write: TagTypeWrite, now: Date): Promise<number> {
    const { id } = await tx
      .insertInto('tag_types')
      .values({ ...columnsOf(write, now), position: write.order ?? lastPlace })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(explain);
    await tx
      .deleteFrom('removed_tags')
      .where('kind', '=', 'TAG_TYPE')
      .where('slug', '=', write.slug)
      .execute();
    return id;
  },

  async update(id: number, write: TagTypeWrite, now: Date): Promise<void> {
    await tx
      .updateTable('tag_types')
      .set((row) => ({
        ...columnsOf(write, now),
        ...(write.order !== undefined && { position: write.order }),
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
      .catch(explain);
  },

  async remove(id: number, slug: string): Promise<void> {
    await tx.deleteFrom('tag_types').where('id', '=', id).execute();
    await tx
      .insertInto('removed_tags')
      .values({ kind: 'TAG_TYPE', slug })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

function explain(error: unknown): never {
  if (isUniqueViolation(error, 'tag_types_slug_unique')) throw new DomainError('conflict.slug');
  throw error;
}

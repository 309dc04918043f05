import type { TagWrite } from '@metra/contract/operations/tags';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { TagTree } from './tag-tree.ts';

/** The key is the same as in the trigger (`find_path_of_tag`). */
const treeLock = 4_711_005;

interface Place {
  tag_type_id: number;
  parent_id: number | null;
}

const columnsOf = ({ slug, tagTypeId, parentId, translations }: TagWrite, now: Date) => ({
  slug,
  tag_type_id: tagTypeId,
  parent_id: parentId,
  translations: JSON.stringify(translations),
  // Seeding does not overwrite edited rows.
  edited_at: now,
});

/** The position after all other tags of the same type and parent. */
const lastPlace = ({ tag_type_id, parent_id }: Place) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from tags
    where tag_type_id = ${tag_type_id} and parent_id is not distinct from ${parent_id})`;

export const tagStore = (tx: Tx) => ({
  /** The lock serialises changes of tags and types, so that the tree does not change before the write. */
  async lockTree(): Promise<void> {
    await sql`select pg_advisory_xact_lock(${treeLock})`.execute(tx);
  },

  async tree(): Promise<TagTree> {
    const rows = await tx.selectFrom('tags').select(['id', 'parent_id']).execute();
    return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  },

  /** Locks the tag until the transaction ends, so that nothing new can be tagged with it. */
  lock: (id: number) =>
    tx
      .selectFrom('tags')
      .select(['slug', 'tag_type_id', 'parent_id', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async typeOf(id: number): Promise<number | undefined> {
    const row = await tx.selectFrom('tags').select('tag_type_id').where('id', '=', id).executeTakeFirst();
    return row?.tag_type_id;
  },

  async create(write: TagWrite, now: Date): Promise<number> {
    const columns = columnsOf(write, now);
    const { id } = await tx
      .insertInto('tags')
      .values({ ...columns, position: lastPlace(columns) })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(explain);
    await tx.deleteFrom('removed_tags').where('kind', '=', 'TAG').where('slug', '=', write.slug).execute();
    return id;
  },

  async update(id: number, before: Place, write: TagWrite, now: Date): Promise<void> {
    const columns = columnsOf(write, now);
    const stays = before.parent_id === columns.parent_id && before.tag_type_id === columns.tag_type_id;
    await tx
      .updateTable('tags')
      .set((row) => ({
        ...columns,
        ...(!stays && { position: lastPlace(columns) }),
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
      .catch(explain);
  },

  /** All tags with the same parent and type, including this one, in their order. */
  async siblingsOf(id: number): Promise<{ id: number; position: number; version: number }[]> {
    const { rows } = await sql<{ id: number; position: number; version: number }>`
      select s.id, s.position, s.version
      from tags t join tags s on s.tag_type_id = t.tag_type_id and s.parent_id is not distinct from t.parent_id
      where t.id = ${id} order by s.position, s.id`.execute(tx);
    return rows;
  },

  /** Only tags whose position changes get a new version. */
  async putInOrder(ids: readonly number[], now: Date): Promise<void> {
    await sql`
      update tags t set position = each.place, edited_at = ${now}, version = version + 1
      from unnest(${[...ids]}::bigint[]) with ordinality as each(id, place)
      where t.id = each.id and t.position <> each.place`.execute(tx);
  },

  /** Moves the children behind the present ones and keeps their order. */
  async moveUpFrom(id: number, to: Place, now: Date): Promise<void> {
    await sql`
      update tags t set parent_id = ${to.parent_id}, edited_at = ${now}, version = version + 1,
        position = ${lastPlace(to)} + below.place
      from (select id, row_number() over (order by position, id) as place from tags where parent_id = ${id}) below
      where t.id = below.id`.execute(tx);
  },

  async remove(id: number, slug: string): Promise<void> {
    await tx.deleteFrom('tags').where('id', '=', id).execute();
    await tx
      .insertInto('removed_tags')
      .values({ kind: 'TAG', slug })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

function explain(error: unknown): never {
  if (isUniqueViolation(error, 'tags_slug_unique')) throw new DomainError('conflict.slug');
  throw error;
}

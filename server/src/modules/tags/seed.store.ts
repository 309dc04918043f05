import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { type DeliveredRow, idOfSlug, upsertDelivered } from '../../platform/database/delivered-rows.ts';
import { problemOfPlace } from './tag-tree.ts';
import { tagStore } from './tags.store.ts';

interface DeliveredTags {
  tag_types: readonly DeliveredRow[];
  tags: readonly (DeliveredRow & { type: string; parent: string | null })[];
}

/**
 * Writes the delivered tags and tag types, and returns the ids of the tags by slug. Those that a person has deleted
 * are not restored and are missing in the result.
 */
export async function seedTags(tx: Tx, delivered: DeliveredTags): Promise<ReadonlyMap<string, number>> {
  const known = new Set(delivered.tags.map(({ slug }) => slug));
  const missing = delivered.tags.find(({ parent }) => parent !== null && !known.has(parent));
  if (missing) throw new Error(`The catalogue names "${missing.parent}", which it does not contain`);
  await tagStore(tx).lockTree();
  const wanted = await withoutRemoved(tx, delivered);
  const types = await upsertDelivered(tx, 'tag_types', wanted.tag_types);
  const rows = wanted.tags.map(({ type, parent, ...tag }) => ({
    ...tag,
    tag_type_id: idOfSlug(types, type),
  }));
  await leaveOtherTypes(tx, rows);
  const ids = await upsertDelivered(tx, 'tags', rows);
  await seedParents(tx, wanted.tags, ids);
  return ids;
}

async function withoutRemoved(tx: Tx, { tag_types, tags }: DeliveredTags): Promise<DeliveredTags> {
  const removed = await tx.selectFrom('removed_tags').selectAll().execute();
  const isRemoved = (kind: 'TAG' | 'TAG_TYPE', slug: string) =>
    removed.some((each) => each.kind === kind && each.slug === slug);
  return {
    tag_types: tag_types.filter(({ slug }) => !isRemoved('TAG_TYPE', slug)),
    tags: tags.filter(({ slug, type }) => !isRemoved('TAG', slug) && !isRemoved('TAG_TYPE', type)),
  };
}

/** A tag whose type changes cannot stay below a tag of the former type. */
async function leaveOtherTypes(
  tx: Tx,
  rows: readonly { slug: string; tag_type_id: number }[],
): Promise<void> {
  await sql`
    update tags t set parent_id = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as each(slug text, tag_type_id bigint)
    where t.slug = each.slug and t.tag_type_id <> each.tag_type_id and t.edited_at is null
      and t.parent_id is not null`.execute(tx);
}

/** Sets the delivered parents, unless a tag that an editor has moved prevents it. */
async function seedParents(
  tx: Tx,
  tags: DeliveredTags['tags'],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = await tx
    .selectFrom('tags')
    .select(['id', 'slug', 'parent_id', 'tag_type_id', 'edited_at'])
    .execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const tree = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  for (const { slug, parent } of tags) {
    const tag = bySlug.get(slug);
    const above = parent === null ? undefined : bySlug.get(parent);
    const parentId = above?.id ?? null;
    if (!tag || tag.edited_at || tag.parent_id === parentId) continue;
    if (above && above.tag_type_id !== tag.tag_type_id) continue;
    if (problemOfPlace(tree, tag.id, parentId)) continue;
    await tx.updateTable('tags').set({ parent_id: parentId }).where('id', '=', idOfSlug(ids, slug)).execute();
    tree.set(tag.id, parentId);
  }
}

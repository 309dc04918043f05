import type { Body, Query, Response } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import { mostTags, type Tag, type TagWrite, type tags } from '@metra/contract/operations/tags';
import { announceChange } from '../../platform/announce-change.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { isEditor } from '../../platform/http/access.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Reader } from '../../platform/http/reader.ts';
import type { Platform } from '../../platform/platform.ts';
import { problemOfPlace } from './tag-tree.ts';
import { tagTypeStore } from './tag-types.store.ts';
import { tagStore } from './tags.store.ts';
import { tagViews } from './tags.views.ts';

/** The uses of a tag as a module reports them: `path` is the kind (`measures`), with the first names. */
export type TagUseViews = (
  db: Db,
  reader: Pick<Reader, 'language'>,
) => { path: string; names(tagId: number): Promise<string[]> };

interface Needs extends Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'> {
  uses: readonly TagUseViews[];
}

export function tagsService({ database, clock, signals, audit, uses }: Needs) {
  const views = (db: Db, { actor, language }: Call) => tagViews(db, { language, isEditor: isEditor(actor) });

  const read = async (db: Db, call: Call, id: number): Promise<Tag> => {
    return orNotFound(await views(db, call).one(id), 'not_found.tag');
  };

  const announce = announceChange({ audit, signals }, { topic: 'catalogue', subject: 'tag' });

  const inTurn = <Result>(work: (tx: Tx, store: ReturnType<typeof tagStore>) => Promise<Result>) =>
    database.transaction(async (tx) => {
      const store = tagStore(tx);
      await store.lockTree();
      return work(tx, store);
    });

  /** Checks that the type exists and that the tag may be placed there. */
  async function assertPlace(tx: Tx, id: number | null, { tagTypeId, parentId }: TagWrite): Promise<void> {
    const store = tagStore(tx);
    const type = await tagTypeStore(tx).lock(tagTypeId);
    if (!type) throw invalid('tagTypeId', 'unknown');
    const tree = await store.tree();
    if (id === null && tree.size >= mostTags) throw new DomainError('tag.limit_reached');
    if (parentId === null) return;
    if (!tree.has(parentId)) throw invalid('parentId', 'unknown');
    if (!type.hierarchical) throw new DomainError('tag_type.without_levels');
    const problem = problemOfPlace(tree, id, parentId);
    if (problem) throw new DomainError(problem);
    if ((await store.typeOf(parentId)) !== tagTypeId) throw new DomainError('tag.parent_of_other_type');
  }

  async function assertUnused(tx: Tx, call: Call, id: number): Promise<void> {
    const below = { path: 'children', names: await views(tx, call).namesWhere('parent_id', id) };
    const used = [below];
    for (const viewsOf of uses) {
      const { path, names } = viewsOf(tx, call);
      used.push({ path, names: await names(id) });
    }
    const fields = used.flatMap(({ path, names }) =>
      names.map((detail) => ({ path, key: 'inUse' as const, detail })),
    );
    if (fields.length > 0) throw new DomainError('tag.in_use', { fields });
  }

  return {
    list: (call: Call, query: Query<typeof tags.list>): Promise<Page<Tag>> =>
      views(database.kysely, call).list(query),

    lookUp: (call: Call, query: Query<typeof lookup.tags>) => views(database.kysely, call).lookUp(query),

    read: (call: Call, id: number): Promise<Tag> => read(database.kysely, call, id),

    create: (call: Call, write: TagWrite): Promise<Tag> =>
      inTurn(async (tx, store) => {
        await assertPlace(tx, null, write);
        const id = await store.create(write, clock.now());
        await announce(tx, call, 'tag.created', id);
        return read(tx, call, id);
      }),

    update: (call: Call, id: number, body: Body<typeof tags.update>): Promise<Tag> =>
      inTurn(async (tx, store) => {
        const { version, ...write } = body;
        const before = orNotFound(await store.lock(id), 'not_found.tag');
        assertVersion(before.version, version);
        await assertPlace(tx, id, write);
        await store.update(id, before, write, clock.now());
        await announce(tx, call, 'tag.changed', id);
        return read(tx, call, id);
      }),

    updateOrder: (
      call: Call,
      { tags: wanted }: Body<typeof tags.updateOrder>,
    ): Promise<Response<typeof tags.updateOrder>> =>
      inTurn(async (tx, store) => {
        const ids = wanted.map(({ id }) => id);
        if (new Set(ids).size < ids.length) throw invalid('tags', 'uniqueItems');
        const [first = 0] = ids;
        const siblings = new Map((await store.siblingsOf(first)).map((tag) => [tag.id, tag]));
        if (siblings.size === 0) throw new DomainError('not_found.tag');
        if (siblings.size !== ids.length || !ids.every((id) => siblings.has(id)))
          throw new DomainError('tag.not_siblings');
        for (const { id, version } of wanted) assertVersion(siblings.get(id)?.version, version);
        await store.putInOrder(ids, clock.now());
        await announce(tx, call, 'tag.ordered', first);
        const items = await store.siblingsOf(first);
        return { items: items.map(({ id, position, version }) => ({ id, order: position, version })) };
      }),

    remove: (call: Call, id: number, { force = false }: Query<typeof tags.remove>): Promise<void> =>
      inTurn(async (tx, store) => {
        const tag = orNotFound(await store.lock(id), 'not_found.tag');
        if (!force) await assertUnused(tx, call, id);
        await store.moveUpFrom(id, tag, clock.now());
        await store.remove(id, tag.slug);
        await announce(tx, call, 'tag.removed', id);
      }),
  };
}

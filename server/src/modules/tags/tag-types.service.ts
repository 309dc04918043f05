import type { Body, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import type { TagType, TagTypeWrite, tagTypes } from '@metra/contract/operations/tags';
import { announceChange } from '../../platform/announce-change.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { pagesOfList } from '../../platform/database/pages-of-list.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { exportList } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { tagTypeColumns } from './tag-type-columns.ts';
import { tagTypeStore } from './tag-types.store.ts';
import { tagTypeViews } from './tag-types.views.ts';
import { tagStore } from './tags.store.ts';
import { tagViews } from './tags.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;

export function tagTypesService({ database, clock, signals, audit }: Needs) {
  const read = async (db: Db, { language }: Call, id: number): Promise<TagType> => {
    return orNotFound(await tagTypeViews(db, { language }).one(id), 'not_found.tag_type');
  };

  const announce = announceChange({ audit, signals }, { topic: 'catalogue', subject: 'tag_type' });

  /** The same lock as for tags, so that no tag is added or moved while its type changes. */
  const inTurn = <Result>(work: (tx: Tx, store: ReturnType<typeof tagTypeStore>) => Promise<Result>) =>
    database.transaction(async (tx) => {
      await tagStore(tx).lockTree();
      return work(tx, tagTypeStore(tx));
    });

  return {
    list: ({ language }: Call, query: Query<typeof tagTypes.list>): Promise<Page<TagType>> =>
      tagTypeViews(database.kysely, { language }).list(query),

    export: (call: Call, asked: Query<typeof tagTypes.export>): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'tag-types',
        name: { de: 'Merkmalarten', en: 'Tag types' },
        columns: tagTypeColumns,
        asked,
        pages: pagesOfList((page) => tagTypeViews(database.kysely, call).list({ ...asked, ...page })),
      }),

    lookUp: ({ language }: Call, query: Query<typeof lookup.tagTypes>) =>
      tagTypeViews(database.kysely, { language }).lookUp(query),

    read: (call: Call, id: number): Promise<TagType> => read(database.kysely, call, id),

    create: (call: Call, write: TagTypeWrite): Promise<TagType> =>
      inTurn(async (tx, store) => {
        const id = await store.create(write, clock.now());
        await announce(tx, call, 'tag_type.created', id);
        return read(tx, call, id);
      }),

    update: (call: Call, id: number, body: Body<typeof tagTypes.update>): Promise<TagType> =>
      inTurn(async (tx, store) => {
        const { version, ...write } = body;
        const before = orNotFound(await store.lock(id), 'not_found.tag_type');
        assertVersion(before.version, version);
        if (!write.hierarchical && (await store.hasLevels(id))) throw new DomainError('tag_type.has_levels');
        await store.update(id, write, clock.now());
        await announce(tx, call, 'tag_type.changed', id);
        return read(tx, call, id);
      }),

    remove: (call: Call, id: number): Promise<void> =>
      inTurn(async (tx, store) => {
        const type = orNotFound(await store.lock(id), 'not_found.tag_type');
        const names = await tagViews(tx, { language: call.language, isEditor: false }).namesWhere(
          'tag_type_id',
          id,
        );
        if (names.length > 0)
          throw new DomainError('tag_type.in_use', {
            fields: names.map((detail) => ({ path: 'tags', key: 'inUse', detail })),
          });
        await store.remove(id, type.slug);
        await announce(tx, call, 'tag_type.removed', id);
      }),
  };
}

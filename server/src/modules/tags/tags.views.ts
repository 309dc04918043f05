import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import type { Tag, Taggable, tags } from '@metra/contract/operations/tags';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../platform/database/translated-text.ts';
import { textsIn } from '../../platform/translations.ts';

interface Row {
  id: number;
  slug: string;
  translations: unknown;
  position: number;
  version: number;
  available_for: Taggable[];
  type_id: number;
  type_slug: string;
  type_translations: unknown;
  parent_id: number | null;
  parent_slug: string;
  parent_translations: unknown;
}

export interface TagReader {
  language: Language;
  /** Editors read all languages. */
  isEditor: boolean;
}

const tagSelect = sql`
  select t.id, t.slug, t.translations, t.position, t.version, y.available_for,
    y.id as type_id, y.slug as type_slug, y.translations as type_translations,
    t.parent_id, p.slug as parent_slug, p.translations as parent_translations
  from tags t join tag_types y on y.id = t.tag_type_id left join tags p on p.id = t.parent_id`;
const counted = sql`from tags t join tag_types y on y.id = t.tag_type_id`;

/** A refusal names at most this many. */
const mostNamed = 20;

export const tagViews = (db: Db, { language, isEditor }: TagReader) => {
  const nameIn = (translations: unknown) => textsIn<{ name: string }>(translations, language).name;
  const name = translatedText('t.translations', 'name', language);

  const viewOf = (row: Row): Tag => ({
    id: row.id,
    slug: row.slug,
    name: nameIn(row.translations),
    parent: row.parent_id === null ? null : parentOf(row, row.parent_id),
    tagType: { id: row.type_id, slug: row.type_slug, name: nameIn(row.type_translations) },
    topLevel: row.parent_id === null,
    order: row.position,
    availableFor: row.available_for,
    ...(isEditor && { translations: row.translations as NonNullable<Tag['translations']> }),
    version: row.version,
  });
  const parentOf = (row: Row, id: number) => ({
    id,
    slug: row.parent_slug,
    name: nameIn(row.parent_translations),
  });

  const sort: Sorting<Query<typeof tags.list>> = {
    columns: { name: inAlphabeticalOrder(name), order: sql`t.position` },
    // The order is level by level, each in its own order.
    byDefault: sql`y.position, y.id, cardinality(t.path), t.path, t.position`,
    id: sql`t.id`,
  };

  return {
    async one(id: number): Promise<Tag | undefined> {
      const { rows } = await sql<Row>`${tagSelect} where t.id = ${id}`.execute(db);
      return rows[0] && viewOf(rows[0]);
    },

    async list(asked: Query<typeof tags.list>): Promise<Page<Tag>> {
      const { tagIds } = asked;
      const where = whereOf([...filtersOf(asked), ...(tagIds ? [sql`t.id = any(${tagIds}::bigint[])`] : [])]);
      const page = await listPage(db, {
        rows: sql<Row>`${tagSelect} ${where}`,
        count: sql`${counted} ${where}`,
        sort,
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },

    lookUp(asked: Query<typeof lookup.tags>) {
      const where = whereOf(filtersOf(asked));
      return listPage(db, {
        rows: sql<{ id: number; slug: string; name: string; tagTypeId: number; parentId: number | null }>`
          select t.id, t.slug, ${name} as name, t.tag_type_id as "tagTypeId", t.parent_id as "parentId"
          ${counted} ${where}`,
        count: sql`${counted} ${where}`,
        sort: { columns: {}, byDefault: inAlphabeticalOrder(name), id: sql`t.id` },
        asked: { page: asked.page, pageSize: asked.pageSize },
      });
    },

    /** Names of the tags directly below a tag, or of one type. */
    async namesWhere(column: 'parent_id' | 'tag_type_id', id: number): Promise<string[]> {
      const rows = await db
        .selectFrom('tags')
        .select('translations')
        .where(column, '=', id)
        .orderBy('position')
        .orderBy('id')
        .limit(mostNamed)
        .execute();
      return rows.map(({ translations }) => nameIn(translations));
    },
  };
};

function filtersOf(asked: Query<typeof lookup.tags>): RawBuilder<unknown>[] {
  const { query, tagTypeId, parentId, onlyTopLevel, availableFor } = asked;
  return [
    ...(query?.trim() ? [contains(sql`catalogue_names(t.translations)`, query)] : []),
    ...(tagTypeId ? [sql`t.tag_type_id = ${tagTypeId}`] : []),
    ...(parentId ? [sql`t.parent_id = ${parentId}`] : []),
    ...(onlyTopLevel ? [sql`t.parent_id is null`] : []),
    ...(availableFor ? [sql`y.available_for @> array[${availableFor}]`] : []),
  ];
}

const whereOf = (filters: readonly RawBuilder<unknown>[]) =>
  filters.length > 0 ? sql`where ${sql.join([...filters], sql` and `)}` : sql``;

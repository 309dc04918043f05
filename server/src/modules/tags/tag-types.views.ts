import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import type { Taggable, TagType, tagTypes } from '@metra/contract/operations/tags';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { textsIn } from '../../platform/translations.ts';

interface Row {
  id: number;
  slug: string;
  translations: TagType['translations'];
  position: number;
  available_for: Taggable[];
  hierarchical: boolean;
  tag_count: number;
  version: number;
}

const tagCount = sql`(select count(*) from tags t where t.tag_type_id = y.id)`;

export const tagTypeViews = (db: Db, { language }: Pick<Reader, 'language'>) => {
  const name = translatedText('y.translations', 'name', language);
  const select = sql`
    select y.id, y.slug, y.translations, y.position, y.available_for, y.hierarchical, y.version, ${tagCount} as tag_count
    from tag_types y`;

  const viewOf = (row: Row): TagType => {
    const { name, description } = textsIn<Pick<TagType, 'name' | 'description'>>(row.translations, language);
    return {
      id: row.id,
      slug: row.slug,
      name,
      description: description ?? '',
      order: row.position,
      availableFor: row.available_for,
      hierarchical: row.hierarchical,
      tagCount: row.tag_count,
      translations: row.translations,
      version: row.version,
    };
  };

  const sort: Sorting<Query<typeof tagTypes.list>> = {
    columns: { name: inAlphabeticalOrder(name), order: sql`y.position`, tagCount },
    byDefault: 'order',
    id: sql`y.id`,
  };

  return {
    async one(id: number): Promise<TagType | undefined> {
      const { rows } = await sql<Row>`${select} where y.id = ${id}`.execute(db);
      return rows[0] && viewOf(rows[0]);
    },

    async list(asked: Query<typeof tagTypes.list>): Promise<Page<TagType>> {
      const where = whereOf(asked);
      const page = await listPage(db, {
        rows: sql<Row>`${select} ${where}`,
        count: sql`from tag_types y ${where}`,
        sort,
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },

    lookUp(asked: Query<typeof lookup.tagTypes>) {
      const where = whereOf(asked);
      return listPage(db, {
        rows: sql<{ id: number; slug: string; name: string }>`
          select y.id, y.slug, ${name} as name from tag_types y ${where}`,
        count: sql`from tag_types y ${where}`,
        sort: { columns: {}, byDefault: sql`y.position`, id: sql`y.id` },
        asked: { page: asked.page, pageSize: asked.pageSize },
      });
    },
  };
};

function whereOf({ query, availableFor }: Query<typeof lookup.tagTypes>): RawBuilder<unknown> {
  const filters = [
    ...(query?.trim() ? [contains(sql`catalogue_names(y.translations)`, query)] : []),
    ...(availableFor ? [sql`y.available_for @> array[${availableFor}]`] : []),
  ];
  return filters.length > 0 ? sql`where ${sql.join(filters, sql` and `)}` : sql``;
}

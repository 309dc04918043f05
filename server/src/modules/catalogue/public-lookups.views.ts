import type { Query } from '@metra/contract/core/operation';
import type { Page, Sector } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/list-page.ts';
import { translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';

interface Listed {
  id: number;
  slug: string;
  name: string;
}

type Asked = Query<typeof lookup.offerTypes>;

/** Short public lists in the order of the catalogue. */
export function publicLookupViews(db: Db, { language }: Pick<Reader, 'language'>) {
  const text = (field: string) => translatedText('c.translations', field, language);

  function page<Item extends Listed>(
    table: 'kpis_categories' | 'offer_types' | 'organisation_types',
    columns: RawBuilder<unknown>,
    filters: RawBuilder<unknown>[],
    { query, page, pageSize }: Asked,
  ): Promise<Page<Item>> {
    const named = query?.trim() ? [contains(sql`catalogue_names(c.translations)`, query)] : [];
    const where = sql.join([sql`c.active`, ...named, ...filters], sql` and `);
    const found = sql`from ${sql.table(table)} c where ${where}`;
    return listPage(db, {
      rows: sql<Item>`select c.id, c.slug, ${text('name')} as name, ${columns} ${found}`,
      count: found,
      sort: { columns: {}, byDefault: sql`c.position`, id: sql`c.id` },
      asked: { page, pageSize },
    });
  }

  const types = (table: 'offer_types' | 'organisation_types', asked: Asked) =>
    page<Listed & { description: string }>(
      table,
      sql`coalesce(${text('description')}, '') as description`,
      [],
      asked,
    );

  return {
    categories: (asked: Query<typeof lookup.categories>) =>
      page<Listed & { sector: Sector }>(
        'kpis_categories',
        sql`c.sector`,
        asked.sector ? [sql`c.sector = ${asked.sector}`] : [],
        asked,
      ),
    offerTypes: (asked: Asked) => types('offer_types', asked),
    organisationTypes: (asked: Asked) => types('organisation_types', asked),
  };
}

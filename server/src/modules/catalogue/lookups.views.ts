import type { Query } from '@metra/contract/core/operation';
import type { Page, Sector } from '@metra/contract/core/primitives';
import type { lookup } from '@metra/contract/operations/lookup';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { hasName } from './catalogue-search.views.ts';

interface Named {
  id: number;
  name: string;
}

/** Short lists of the offered goals and measures, by name. */
export function lookupViews(
  db: Db,
  { language, organisationId }: Pick<Reader, 'language' | 'organisationId'>,
) {
  const name = translatedText('c.translations', 'name', language);

  function page<Item extends Named>(
    table: 'goals' | 'measures',
    columns: RawBuilder<unknown>,
    filters: RawBuilder<unknown>[],
    asked: Query<typeof lookup.goals>,
  ): Promise<Page<Item>> {
    const named = asked.query?.trim() ? [hasName('c.translations', asked.query)] : [];
    const where = sql.join([sql`c.active`, ...named, ...filters], sql` and `);
    const found = sql`from ${sql.table(table)} c where ${where}`;
    return listPage(db, {
      rows: sql<Item>`select c.id, ${name} as name, ${columns} ${found}`,
      count: found,
      sort: { columns: {}, byDefault: inAlphabeticalOrder(name), id: sql`c.id` },
      asked: { page: asked.page, pageSize: asked.pageSize },
    });
  }

  return {
    goals: (asked: Query<typeof lookup.goals>) =>
      page<Named & { sector: Sector }>(
        'goals',
        sql`c.sector`,
        asked.sector ? [sql`c.sector = ${asked.sector}`] : [],
        asked,
      ),

    measures: (asked: Query<typeof lookup.measures>) =>
      page<Named & { goalId: number }>(
        'measures',
        sql`c.goal_id as "goalId"`,
        [
          sql`(c.organisation_id is null or c.organisation_id = ${organisationId})`,
          ...(asked.goalId ? [sql`c.goal_id = ${asked.goalId}`] : []),
        ],
        asked,
      ),
  };
}

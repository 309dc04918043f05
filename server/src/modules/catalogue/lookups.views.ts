import type { lookup } from '@metra/contract/lookup';
import type { Query } from '@metra/contract/operation';
import type { Language, Page, Sector } from '@metra/contract/primitives';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { hasName } from './catalogue-search.ts';

type Paged = { page: number; pageSize: number };

const nameIn = (language: Language) =>
  sql`coalesce(c.translations #>> array[${language}, 'name'], c.translations #>> '{de,name}')`;

/** One page of what the catalogue offers, by name. */
async function page<Item>(
  db: Db,
  { page, pageSize }: Paged,
  { table, columns, where }: { table: string; columns: RawBuilder<unknown>; where: RawBuilder<unknown>[] },
  language: Language,
): Promise<Page<Item>> {
  const found = sql`from ${sql.table(table)} c where ${sql.join([sql`c.active`, ...where], sql` and `)}`;
  const { rows } = await sql<Item>`
    select c.id, ${nameIn(language)} as name, ${columns} ${found}
    order by ${nameIn(language)} collate "de-x-icu", c.id limit ${pageSize} offset ${page * pageSize}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  return { items: rows, page, pageSize, total: counted.rows[0]?.total ?? 0 };
}

const named = (query: string | undefined) => (query?.trim() ? [hasName('c.translations', query)] : []);

export const goalLookup = (
  db: Db,
  { query, sector, ...paged }: Query<typeof lookup.goals>,
  language: Language,
) =>
  page<{ id: number; name: string; sector: Sector }>(
    db,
    paged,
    {
      table: 'goals',
      columns: sql`c.sector`,
      where: [...named(query), ...(sector ? [sql`c.sector = ${sector}`] : [])],
    },
    language,
  );

export const measureLookup = (
  db: Db,
  { query, goalId, ...paged }: Query<typeof lookup.measures>,
  language: Language,
) =>
  page<{ id: number; name: string; goalId: number }>(
    db,
    paged,
    {
      table: 'measures',
      columns: sql`c.goal_id as "goalId"`,
      where: [...named(query), ...(goalId ? [sql`c.goal_id = ${goalId}`] : [])],
    },
    language,
  );

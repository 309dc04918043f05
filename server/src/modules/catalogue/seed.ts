import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db, Tables, Tx } from '../../platform/database/database.ts';
import { type CatalogueRows, readCatalogueRows } from './seed-rows.ts';

type Row = { slug: string } & Record<string, unknown>;
type SeededTable = keyof CatalogueRows;
type LinkTable = {
  table: keyof Tables;
  owner: SeededTable;
  ownerColumn: string;
};

const seedName = 'catalogue';
/** Servers that start together seed one after the other. */
const seedLock = 4_711_002;

/** Loads the delivered catalogue. Runs at every start; a row that a person has edited stays as it is. */
export async function seedCatalogue(
  database: Database,
  rows = readCatalogueRows(),
): Promise<'seeded' | 'unchanged'> {
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if (await isSeeded(database.kysely, hash)) return 'unchanged';
  return database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(tx);
    if (await isSeeded(tx, hash)) return 'unchanged';
    await seedAll(tx, rows);
    await sql`
      insert into seeds (name, content_hash) values (${seedName}, ${hash})
      on conflict (name) do update set content_hash = excluded.content_hash, seeded_at = now()`.execute(tx);
    return 'seeded';
  });
}

async function isSeeded(db: Db, hash: string): Promise<boolean> {
  const last = await db
    .selectFrom('seeds')
    .select('content_hash')
    .where('name', '=', seedName)
    .executeTakeFirst();
  return last?.content_hash === hash;
}

async function seedAll(tx: Tx, rows: CatalogueRows): Promise<void> {
  const categories = await upsert(tx, 'categories', rows.categories);
  const kpis = await upsert(
    tx,
    'kpis',
    rows.kpis.map(({ category, ...kpi }) => ({ ...kpi, category_id: idOf(categories, category) })),
  );
  const factors = await upsert(
    tx,
    'factors',
    rows.factors.map(({ history, ...factor }) => factor),
  );
  const goals = await upsert(
    tx,
    'goals',
    rows.goals.map(({ kpis, ...goal }) => goal),
  );
  const measures = await upsert(
    tx,
    'measures',
    rows.measures.map(({ goal, kpis, ...measure }) => ({ ...measure, goal_id: idOf(goals, goal) })),
  );
  const industries = await upsert(
    tx,
    'industries',
    rows.industries.map(({ suggestedGoals, ...row }) => row),
  );
  const motivations = await upsert(
    tx,
    'motivations',
    rows.motivations.map(({ goals, ...row }) => row),
  );
  await upsert(tx, 'sizes', rows.sizes);
  await upsert(tx, 'legal_pages', rows.legal_pages);

  const links = <T>(list: string[], link: (slug: string, position: number) => T) => list.map(link);
  await relink(
    tx,
    { table: 'factor_values', owner: 'factors', ownerColumn: 'factor_id' },
    rows.factors.flatMap(({ slug, history }) =>
      history.map((value) => ({ factor_id: idOf(factors, slug), ...value })),
    ),
  );
  await relink(
    tx,
    { table: 'goal_kpis', owner: 'goals', ownerColumn: 'goal_id' },
    rows.goals.flatMap((goal) =>
      links(goal.kpis, (slug, position) => ({
        goal_id: idOf(goals, goal.slug),
        kpi_id: idOf(kpis, slug),
        position,
      })),
    ),
  );
  await relink(
    tx,
    { table: 'measure_kpis', owner: 'measures', ownerColumn: 'measure_id' },
    rows.measures.flatMap((measure) =>
      links(measure.kpis, (slug, position) => ({
        measure_id: idOf(measures, measure.slug),
        kpi_id: idOf(kpis, slug),
        position,
      })),
    ),
  );
  await relink(
    tx,
    { table: 'industry_suggested_goals', owner: 'industries', ownerColumn: 'industry_id' },
    rows.industries.flatMap(({ slug, suggestedGoals }) =>
      suggestedGoals.map(([sector, goal]) => ({
        industry_id: idOf(industries, slug),
        sector,
        goal_id: idOf(goals, goal),
      })),
    ),
  );
  await relink(
    tx,
    { table: 'motivation_goals', owner: 'motivations', ownerColumn: 'motivation_id' },
    rows.motivations.flatMap((motivation) =>
      links(motivation.goals, (slug, position) => ({
        motivation_id: idOf(motivations, motivation.slug),
        goal_id: idOf(goals, slug),
        position,
      })),
    ),
  );
}

/** Writes all rows of a table in one statement and tells every slug's id. */
async function upsert(tx: Tx, table: SeededTable, rows: Row[]): Promise<Map<string, number>> {
  const columns = columnsOf(rows);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const assignments = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const before = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  const after = sql.join(columns.map((column) => sql.ref(`excluded.${column}`)));
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict on constraint ${sql.ref(`${table}_slug_unique`)}
    do update set ${sql.join(assignments)}, version = ${sql.ref(`${table}.version`)} + 1
    where ${sql.ref(`${table}.edited_at`)} is null and (${before}) is distinct from (${after})`.execute(tx);
  const own = table === 'kpis' ? sql`where organisation_id is null` : sql``;
  const { rows: ids } = await sql<{ slug: string; id: number }>`
    select slug, id from ${sql.table(table)} ${own}`.execute(tx);
  return new Map(ids.map(({ slug, id }) => [slug, id]));
}

/** Replaces what hangs on rows that nobody has edited. */
async function relink(tx: Tx, { table, owner, ownerColumn }: LinkTable, rows: object[]): Promise<void> {
  const list = sql.join(columnsOf(rows).map((column) => sql.ref(column)));
  const untouched = sql`${sql.ref(ownerColumn)} in (select id from ${sql.table(owner)} where edited_at is null)`;
  await sql`delete from ${sql.table(table)} where ${untouched}`.execute(tx);
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    where ${untouched}`.execute(tx);
}

function columnsOf(rows: object[]): string[] {
  return Object.keys(rows[0] ?? {});
}

function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The catalogue names "${slug}", which it does not contain`);
  return id;
}

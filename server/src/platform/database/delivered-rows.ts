import { sql } from 'kysely';
import type { Tables, Tx } from './database.ts';

/** Delivered content, by its slug. */
export type DeliveredRow = { slug: string } & Record<string, unknown>;

/** A table that depends on the rows of another one, such as the KPIs of a goal. */
interface LinkTable {
  table: keyof Tables;
  owner: keyof Tables;
  ownerColumn: string;
}

/**
 * Writes all delivered rows of a table in one statement and returns the id of each slug. Rows that a person has
 * edited stay unchanged. `where` selects the rows of the table that can be delivered.
 */
export async function upsertDelivered(
  tx: Tx,
  table: keyof Tables,
  rows: readonly DeliveredRow[],
  where = sql`true`,
): Promise<Map<string, number>> {
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
  const { rows: ids } = await sql<{ slug: string; id: number }>`
    select slug, id from ${sql.table(table)} where ${where}`.execute(tx);
  return new Map(ids.map(({ slug, id }) => [slug, id]));
}

/** Replaces the dependent rows of rows that nobody has edited. */
export async function replaceDeliveredLinks(
  tx: Tx,
  { table, owner, ownerColumn }: LinkTable,
  rows: readonly object[],
): Promise<void> {
  const list = sql.join(columnsOf(rows).map((column) => sql.ref(column)));
  const untouched = sql`${sql.ref(ownerColumn)} in (select id from ${sql.table(owner)} where edited_at is null)`;
  await sql`delete from ${sql.table(table)} where ${untouched}`.execute(tx);
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    where ${untouched}`.execute(tx);
}

const columnsOf = (rows: readonly object[]): string[] => Object.keys(rows[0] ?? {});

export function idOfSlug(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The catalogue names "${slug}", which it does not contain`);
  return id;
}

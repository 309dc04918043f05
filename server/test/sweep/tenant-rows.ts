import type { Platform } from '../../src/platform/platform.ts';

type Machine = Pick<Platform, 'database'>;

/** Rows by table. */
export type TenantRows = Record<string, Record<string, unknown>[]>;

interface ForeignKey {
  child: string;
  child_column: string;
  parent: string;
  parent_column: string;
}

/** Which rows of a table, called `alias`, belong to the organisation `$1`. */
type Condition = (alias: string) => string;

const tablesNamingTheirOrganisation = `
  select t.relname::text as name from pg_class t
  join pg_attribute o on o.attrelid = t.oid and o.attname = 'organisation_id' and not o.attisdropped
  where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace`;

const foreignKeys = `
  select child.relname::text as child, child_column.attname::text as child_column,
    parent.relname::text as parent, parent_column.attname::text as parent_column
  from pg_constraint c
  join pg_class child on child.oid = c.conrelid and not child.relispartition
    and child.relnamespace = 'public'::regnamespace
  join pg_class parent on parent.oid = c.confrelid
  join pg_attribute child_column on child_column.attrelid = child.oid and child_column.attnum = c.conkey[1]
  join pg_attribute parent_column on parent_column.attrelid = parent.oid and parent_column.attnum = c.confkey[1]
  where c.contype = 'f' and cardinality(c.conkey) = 1`;

/** Everything that is an organisation's: itself, what names it, and what belongs to that. A new table is never forgotten. */
async function tenantTables({ database }: Machine): Promise<Map<string, Condition>> {
  const [{ rows: named }, { rows: keys }] = await Promise.all([
    database.pool.query<{ name: string }>(tablesNamingTheirOrganisation),
    database.pool.query<ForeignKey>(foreignKeys),
  ]);
  const tables = new Map<string, Condition>([
    ['organisations', (alias) => `${alias}.id = $1`],
    ...named.map(({ name }): [string, Condition] => [name, (alias) => `${alias}.organisation_id = $1`]),
  ]);
  for (let before = 0; before < tables.size; ) {
    before = tables.size;
    const further = keys.filter(({ child, parent }) => !tables.has(child) && tables.has(parent));
    for (const [child, owners] of Map.groupBy(further, (key) => key.child))
      tables.set(child, (alias) => owners.map((key) => ofParent(alias, key)).join(' or '));
  }
  return tables;

  function ofParent(alias: string, { child_column, parent, parent_column }: ForeignKey): string {
    const inner = `${alias}_${parent}`;
    const owned = tables.get(parent)?.(inner);
    return `${alias}.${child_column} in (select ${inner}.${parent_column} from ${parent} ${inner} where ${owned})`;
  }
}

/** Reads what an organisation has, of all tables or of some, to be compared with what they have later. */
export async function tenantRowsReader(
  machine: Machine,
): Promise<(organisationId: number, of?: readonly string[]) => Promise<TenantRows>> {
  const tables = await tenantTables(machine);
  const all = [...tables.keys()];
  return async (organisationId, of = all) => {
    const text = of.map((name) => rowsOf(name, tables.get(name))).join(' union all ');
    const { rows } = await machine.database.pool.query<{ name: string; rows: TenantRows[string] }>(text, [
      organisationId,
    ]);
    return Object.fromEntries(rows.map(({ name, rows: ofTable }) => [name, ofTable]));
  };
}

function rowsOf(name: string, condition: Condition | undefined): string {
  if (!condition) throw new Error(`No row of ${name} belongs to an organisation`);
  return `select '${name}' as name, coalesce(json_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows
    from ${name} t where ${condition('t')}`;
}

export const idsIn = (rows: TenantRows): number[] =>
  Object.values(rows).flatMap((ofTable) => ofTable.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])));

/** Lets every table count from elsewhere, so that an id says of what it is, and is found in an answer. */
export async function countFarApart({ database }: Machine): Promise<void> {
  const { rows } = await database.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES' order by 1`,
  );
  for (const [index, { table_name, column_name }] of rows.entries())
    await database.pool.query(
      `alter table ${table_name} alter column ${column_name} restart with ${(index + 1) * 1_000_000_000}`,
    );
}

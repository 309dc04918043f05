import { Kysely, PostgresDialect, sql } from 'kysely';
import { ColumnTypeNode, generate, getDialect, IdentifierNode, RawExpressionNode } from 'kysely-codegen';
import pg from 'pg';

/** The text of tables.gen.ts for a migrated database. */
export async function generateTableTypes(connectionString: string): Promise<string> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
  });
  const dialect = getDialect('postgres', { dateParser: 'string' });
  // Inserts JSON.stringify(value), because pg would convert a bare array to a PostgreSQL array.
  const [json, text] = [new IdentifierNode('JsonValue'), new IdentifierNode('string')];
  Object.assign(dialect.adapter.definitions, { Json: new ColumnTypeNode(json, text, text) });
  try {
    const types = await generate({
      db,
      dialect,
      // The library for jobs manages its own schema.
      includePattern: 'public.*',
      excludePattern: 'schema_migrations',
      overrides: { columns: { ...(await closedLists(db)), ...(await columnsOfViews(db)) } },
      typeMapping: { int8: 'number' },
    });
    return types.replaceAll(`${neverNull} | null`, '');
  } finally {
    await db.destroy();
  }
}

const typeOfData: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  numeric: 'number',
  boolean: 'boolean',
  date: 'string',
  jsonb: 'JsonValue',
  text: 'string',
  'timestamp with time zone': 'Date',
};

/** Marks columns that the generator takes for nullable because they belong to a view. */
const neverNull = '/* never null */';

type ViewColumn = { column: string; data: string; definition: string | null };

/** A view does not declare which of its columns are never null, but the column of the same name in its table does. */
async function columnsOfViews(db: Kysely<unknown>): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await sql<ViewColumn>`
    select distinct u.view_name || '.' || u.column_name as column, format_type(a.atttypid, a.atttypmod) as data,
      pg_get_constraintdef(k.oid) as definition
    from information_schema.view_column_usage u
    join information_schema.columns c on c.table_name = u.view_name and c.column_name = u.column_name
    join pg_attribute a on a.attrelid = u.table_name::regclass and a.attname = u.column_name
    left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
      and pg_get_constraintdef(k.oid) ~ 'ARRAY'
    where u.view_schema = 'public' and a.attnotnull
    order by 1`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ column, data, definition }) => {
      const type = (definition && typeOf(definition)) ?? typeOfData[data];
      return type ? [[column, new RawExpressionNode(type + neverNull)]] : [];
    }),
  );
}

type Check = { column: string; definition: string; has_default: boolean };

/**
 * Converts `check (status in ('A', 'B'))` to the type 'A' | 'B', and `roles <@ array['A', 'B']` to an array of it.
 */
async function closedLists(db: Kysely<unknown>): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await sql<Check>`
    select c.relname || '.' || a.attname as column, pg_get_constraintdef(k.oid) as definition,
           a.atthasdef as has_default
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1 and c.relnamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ column, definition, has_default }) => {
      const list = typeOf(definition);
      if (!list) return [];
      return [[column, new RawExpressionNode(has_default ? `Generated<${list}>` : list)]];
    }),
  );
}

function typeOf(definition: string): string | undefined {
  const [, operator, list] = /\(\w+ (= ANY \(|<@ )ARRAY\[([^\]]+)\]\)/.exec(definition) ?? [];
  const values = list?.split(', ').map((item) => /^'([^']*)'::text$/.exec(item)?.[1]);
  if (!values?.every((value) => value !== undefined)) return undefined;
  const union = values.map((value) => `"${value}"`).join(' | ');
  return operator === '<@ ' ? `(${union})[]` : union;
}

import { Kysely, PostgresDialect, sql } from 'kysely';
import { ColumnTypeNode, generate, getDialect, IdentifierNode, RawExpressionNode } from 'kysely-codegen';
import pg from 'pg';

/** The text of tables.gen.ts for a migrated database. */
export async function generateTableTypes(connectionString: string): Promise<string> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
  });
  const dialect = getDialect('postgres', { dateParser: 'string' });
  // Written as JSON.stringify(value): pg would turn a bare array into a PostgreSQL array.
  const [json, text] = [new IdentifierNode('JsonValue'), new IdentifierNode('string')];
  Object.assign(dialect.adapter.definitions, { Json: new ColumnTypeNode(json, text, text) });
  try {
    return await generate({
      db,
      dialect,
      excludePattern: 'schema_migrations',
      overrides: { columns: await closedLists(db) },
      typeMapping: { int8: 'number' },
    });
  } finally {
    await db.destroy();
  }
}

type Check = { column: string; definition: string; has_default: boolean };

/** `check (status in ('A', 'B'))` becomes the type 'A' | 'B', and `roles <@ array['A', 'B']` an array of it. */
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

import type { Platform } from '../../src/platform/platform.ts';

const tables = `
  select c.oid::bigint as id, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/**
 * Calls that are undone leave dead rows behind. PostgreSQL would choose other plans for larger tables, so that the rows that
 * a call reads would depend on the calls before it. The returned function cleans up the tables that have grown.
 */
export async function keepTableSizes({ database: { pool } }: Pick<Platform, 'database'>) {
  const { rows } = await pool.query<{ id: number; name: string }>(tables);
  const sizes = {
    name: 'sizes',
    text: `select array_agg(pg_relation_size(id)::int order by place) as sizes
      from unnest('{${rows.map(({ id }) => id)}}'::oid[]) with ordinality as tables(id, place)`,
  };
  const read = async (): Promise<number[]> => (await pool.query(sizes)).rows[0].sizes;
  await pool.query('analyze');
  let known = await read();
  return async (): Promise<void> => {
    const present = await read();
    const grown = rows.filter((_, index) => (present[index] ?? 0) > (known[index] ?? 0));
    if (grown.length === 0) return;
    await pool.query(`vacuum ${grown.map(({ name }) => name)}`);
    known = await read();
  };
}

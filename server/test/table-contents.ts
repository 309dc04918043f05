import type { Platform } from '../src/platform/platform.ts';

/** By table: a digest of all its rows. */
export type TableContents = Record<string, string>;

/** Tells what all tables hold; a new table is never forgotten. */
export async function tableContentsReader({ database: { pool } }: Pick<Platform, 'database'>) {
  const { rows } = await pool.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  );
  const text = rows
    .map(
      ({ name }) =>
        `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as content from ${name} t`,
    )
    .join(' union all ');
  return async (): Promise<TableContents> => {
    const answer = await pool.query<{ name: string; content: string }>(text);
    return Object.fromEntries(answer.rows.map(({ name, content }) => [name, content]));
  };
}

export const changedTables = (before: TableContents, now: TableContents): string[] =>
  Object.keys(now).filter((name) => before[name] !== now[name]);

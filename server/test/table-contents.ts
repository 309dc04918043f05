import type { Platform } from '../src/platform/platform.ts';

/** By table: a digest of all its rows. */
export type TableContents = Record<string, string>;

/** Notes, within the transaction that writes, which table is written: only such a one is read again. */
const watch = `
  create schema watch;
  create unlogged table watch.written (name text not null);
  create function watch.note() returns trigger language plpgsql as
    $$ begin insert into watch.written values (tg_argv[0]); return null; end $$;
  do $$ declare one record; begin
    for one in
      select oid::regclass as name, coalesce(pg_partition_root(oid), oid::regclass) as whole from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    loop
      execute format('create trigger watch after insert or update or delete or truncate on %s
        for each statement execute function watch.note(%L)', one.name, one.whole);
    end loop;
  end $$`;
const takeWritten =
  'with taken as (delete from watch.written returning name) select distinct name from taken';

/** Tells what all tables hold; a new table is never forgotten. */
export async function tableContentsReader({ database: { pool } }: Pick<Platform, 'database'>) {
  await pool.query(watch);
  await pool.query(
    `insert into watch.written select relname from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  );
  const digestsOf = async (names: string[]) => {
    const text = names
      .map(
        (name) =>
          `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as content from ${name} t`,
      )
      .join(' union all ');
    return (await pool.query<{ name: string; content: string }>(text)).rows;
  };
  const known = new Map<string, string>();
  return async (): Promise<TableContents> => {
    const { rows: written } = await pool.query<{ name: string }>(takeWritten);
    if (written.length > 0)
      for (const { name, content } of await digestsOf(written.map(({ name }) => name)))
        known.set(name, content);
    return Object.fromEntries(known);
  };
}

export const changedTables = (before: TableContents, now: TableContents): string[] =>
  Object.keys(now).filter((name) => before[name] !== now[name]);

import type { Platform } from '../../src/platform/platform.ts';

/** Notes, within the transaction that writes, which table holds something else afterwards. */
const watch = `
  create schema watch;
  create unlogged table watch.changed (name text not null);
  create function watch.note() returns trigger language plpgsql as $$
    declare differs boolean := true;
    begin
      if tg_op = 'INSERT' then
        differs := exists (select from after);
      elsif tg_op = 'DELETE' then
        differs := exists (select from before);
      elsif tg_op = 'UPDATE' then
        differs := exists (select a::text from after a except all select b::text from before b);
      end if;
      if differs then insert into watch.changed values (tg_argv[0]); end if;
      return null;
    end $$;
  do $$ declare one record; begin
    for one in
      select oid::regclass as name, coalesce(pg_partition_root(oid), oid::regclass) as whole from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    loop
      execute format('create trigger watch_insert after insert on %s
        referencing new table as after for each statement execute function watch.note(%L)', one.name, one.whole);
      execute format('create trigger watch_delete after delete on %s
        referencing old table as before for each statement execute function watch.note(%L)', one.name, one.whole);
      execute format('create trigger watch_update after update on %s
        referencing old table as before new table as after for each statement execute function watch.note(%L)',
        one.name, one.whole);
      execute format('create trigger watch_truncate after truncate on %s
        for each statement execute function watch.note(%L)', one.name, one.whole);
    end loop;
  end $$`;
const takeChanged =
  'with taken as (delete from watch.changed returning name) select distinct name from taken order by name';

/** Tells which tables a piece of work changed: an update to the same values is no change. */
export type TableChanges = <Result>(
  work: () => Promise<Result>,
) => Promise<{ result: Result; changed: string[] }>;

/** Watches every table of a database; a new table is never forgotten. */
export async function tableChanges({
  database: { pool },
}: Pick<Platform, 'database'>): Promise<TableChanges> {
  await pool.query(watch);
  return async (work) => {
    await pool.query({ name: 'forget-changes', text: 'delete from watch.changed' });
    const result = await work();
    const { rows } = await pool.query<{ name: string }>({ name: 'take-changes', text: takeChanged });
    return { result, changed: rows.map(({ name }) => name) };
  };
}

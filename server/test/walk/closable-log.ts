import type { Platform } from '../../src/platform/platform.ts';

/** Refuses every entry of the audit log while there is a row that says so. */
const closable = `
  create table watch.closed_log ();
  create function watch.refuse_entry() returns trigger language plpgsql as
    $$ begin
      if exists (select from watch.closed_log) then raise exception 'the log is closed'; end if;
      return null;
    end $$;
  create trigger refuse_entry before insert on audit_log for each statement execute function watch.refuse_entry()`;

export type WithLogClosed = (work: () => Promise<unknown>) => Promise<void>;

/** Lets work be done while nothing can be written into the audit log; for a database that is watched already. */
export async function closableLog({
  database: { pool },
}: Pick<Platform, 'database'>): Promise<WithLogClosed> {
  await pool.query(closable);
  return async (work) => {
    await pool.query('insert into watch.closed_log default values');
    try {
      await work();
    } finally {
      await pool.query('delete from watch.closed_log');
    }
  };
}

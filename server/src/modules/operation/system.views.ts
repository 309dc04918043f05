import type { SystemState } from '@metra/contract/operations/operation-admin';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

const mostKinds = 50;

/** The state of the database. */
export const systemViews = (db: Db) => ({
  async database(): Promise<Omit<SystemState['database'], 'latencyMs' | 'waiting'>> {
    const since = await sql<Omit<SystemState['database'], 'latencyMs' | 'waiting'>>`
      select split_part(current_setting('server_version'), ' ', 1) as version,
        pg_database_size(current_database()) as bytes,
        (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
        (select count(*) from pg_stat_activity where backend_type = 'client backend' and application_name like 'metra%') as "ownConnections",
        current_setting('max_connections')::integer as "maxConnections",
        (select name from platform_migrations order by version desc limit 1) as migration,
        (select count(*) from platform_migrations) as migrations`.execute(db);
    const [row] = since.rows;
    if (!row) throw new Error('The database said nothing about itself');
    return row;
  },

  /** File sizes by kind, the largest first. */
  async files(): Promise<SystemState['storage']['kinds']> {
    const { rows } = await sql<SystemState['storage']['kinds'][number]>`
      select mime_type as "mimeType", count(*) as files, coalesce(sum(size), 0)::bigint as bytes from resources_sizes
      group by mime_type order by bytes desc, mime_type limit ${mostKinds}`.execute(db);
    return rows;
  },

  async lastBackup(): Promise<SystemState['backup']> {
    const { rows } = await sql<{ at: Date; bytes: number; rows: number; files: number }>`
      select at, bytes, rows, files from platform_backups order by at desc limit 1`.execute(db);
    const [last] = rows;
    return last ? { ...last, at: last.at.toISOString() } : null;
  },

  async mails(since: Date): Promise<SystemState['mails']> {
    const { rows } = await sql<SystemState['mails']>`
      select (select count(*) from platform_mails where sent_at is null and failed_at is null) as waiting,
        (select count(*) from platform_mails where sent_at >= ${since}) as "sentLately",
        (select count(*) from platform_mails where failed_at >= ${since}) as "failedLately"`.execute(db);
    return rows[0] ?? { waiting: 0, sentLately: 0, failedLately: 0 };
  },
});

import type pg from 'pg';

/** All parts are explicit, so that no PG… environment variable can redirect the connection. */
export function connectionStringFor(socketDir: string, role: string, database: string): string {
  const query = new URLSearchParams({ host: socketDir, port: '5432', sslmode: 'disable' });
  return `postgresql://${role}@/${encodeURIComponent(database)}?${query}`;
}

/** The program uses an ordinary role that owns its database. Only administration uses the superuser. */
export async function ensureDatabase(superuser: pg.Client): Promise<void> {
  const { rows } = await superuser.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = 'metra') as role,
            exists (select from pg_database where datname = 'metra') as database`,
  );
  if (rows[0]?.role !== true) await superuser.query('create role metra login createdb');
  if (rows[0]?.database !== true) await superuser.query('create database metra owner metra');
}

import pg from 'pg';
import { type Migration, MigrationError, migrationFile, readMigrations } from './migration-files.ts';

type Applied = { version: number; name: string; checksum: string };

/** Any number works that no other advisory lock in this database uses. */
export const migrationLock = 4_711_001;

/**
 * Migrates the database to the program's schema. Servers that start together run one after the other, and the later
 * ones find nothing to do.
 */
export async function migrate(options: {
  connectionString: string;
  migrations?: Migration[];
}): Promise<{ applied: string[]; version: number }> {
  const migrations = options.migrations ?? readMigrations();
  const client = new pg.Client({
    connectionString: options.connectionString,
    connectionTimeoutMillis: 5_000,
    application_name: 'metra-migrate',
  });
  // Without a listener a lost connection would end the process. The running query fails anyway.
  client.on('error', () => {});
  await client.connect();
  try {
    if (pendingOf(migrations, await readApplied(client)).length === 0) return upToDate(migrations);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const pending = pendingOf(migrations, await readApplied(client));
    for (const migration of pending) await apply(client, migration);
    return { ...upToDate(migrations), applied: pending.map(migrationFile) };
  } finally {
    await client.end();
  }
}

const upToDate = (migrations: Migration[]) => ({ applied: [] as string[], version: migrations.length });

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows: found } = await client.query(`select to_regclass('schema_migrations') is not null as exists`);
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<Applied>(
    'select version, name, checksum from schema_migrations order by version',
  );
  return rows;
}

function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  for (const before of applied) {
    const now = migrations[before.version - 1];
    if (!now) {
      throw new MigrationError(
        `The database is newer than this program: it has ${migrationFile(before)}, the program knows ${migrations.length} migrations. Start the newer program.`,
      );
    }
    if (now.checksum !== before.checksum) {
      throw new MigrationError(
        `The migration ${migrationFile(before)} was changed after it had been applied. Put the old text back and write a new migration instead.`,
      );
    }
  }
  return migrations.slice(applied.length);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Runs inside a transaction that the caller commits. */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  const { version, name, sql, checksum } = migration;
  try {
    await client.query(`create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    await client.query(sql);
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ]);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') {
      throw new MigrationError(
        `The user ${client.user} may not make tables in the database ${client.database}: make it the owner of that database.`,
        { cause: error },
      );
    }
    throw new MigrationError(
      `The migration ${migrationFile(migration)} failed and was undone: ${describe(error, sql)}`,
      { cause: error },
    );
  }
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  return Number.isNaN(position)
    ? error.message
    : `${error.message} (line ${sql.slice(0, position).split('\n').length})`;
}

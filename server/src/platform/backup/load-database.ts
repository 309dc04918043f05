import type pg from 'pg';
import { applyMigration, migrationLock } from '../database/migrate.ts';
import { type Migration, migrationFile, readMigrations } from '../database/migration-files.ts';
import type { ArchiveEntry } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { copyInto } from './copy-into.ts';
import { dropStatements, identifier, readForeignKeys, readTables } from './database-shape.ts';
import type { DatabaseContent } from './manifest.ts';

/** The queue of jobs belongs to the replaced data. The program creates an empty one at its next start. */
const jobsSchema = 'pgboss';

/**
 * Replaces the whole content of a database in one transaction. Until the commit everyone sees the old data, and an
 * interrupted restore leaves it unchanged. It only needs the permissions of the tables' owner. After an error the
 * connection may be inside a COPY; closing it makes PostgreSQL roll back.
 */
export async function loadDatabase(
  client: pg.Client,
  content: DatabaseContent,
  eachTableEntry: (handle: (table: string, entry: ArchiveEntry) => Promise<void>) => Promise<void>,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  const { before, after } = splitMigrations(content);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  for (const statement of await dropStatements(client)) await client.query(statement);
  await client.query(`drop schema if exists ${jobsSchema} cascade`);
  for (const migration of before) await applyMigration(client, migration);
  await withoutConstraints(client, content, () => loadTables(client, content, eachTableEntry));
  for (const { name, lastValue } of content.sequences) {
    if (lastValue !== null)
      await client.query('select setval($1::regclass, $2)', [identifier(name), lastValue]);
  }
  for (const migration of after) await applyMigration(client, migration);
  await beforeCommit();
  await client.query('commit');
  await client.query('analyze');
}

/** The migrations that the backup includes, and those that are still to be applied. */
function splitMigrations({ migrations }: DatabaseContent): { before: Migration[]; after: Migration[] } {
  const known = readMigrations();
  for (const saved of migrations) {
    const ours = known[saved.version - 1];
    if (!ours) {
      throw new BackupError(
        `The backup was made by a newer program: it has seen ${migrationFile(saved)}, which this one does not have.`,
      );
    }
    if (ours.checksum !== saved.checksum) {
      throw new BackupError(`The backup does not fit this program: ${migrationFile(saved)} differs.`);
    }
  }
  return { before: known.slice(0, migrations.length), after: known.slice(migrations.length) };
}

/** The rows have no particular order, so foreign keys are removed and checked when they are added again. */
async function withoutConstraints(client: pg.Client, content: DatabaseContent, load: () => Promise<void>) {
  const foreignKeys = await readForeignKeys(client);
  const triggers = (state: 'disable' | 'enable') =>
    content.tables.map(({ name }) => `alter table ${identifier(name)} ${state} trigger user`);
  const run = async (statements: string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  await run(foreignKeys.map(({ drop }) => drop));
  await run(triggers('disable'));
  // Migrations insert rows that the backup contains in their state at its time.
  await run(content.tables.map(({ name }) => `truncate ${identifier(name)}`));
  await load();
  await run(triggers('enable'));
  await run(foreignKeys.map(({ add }) => add));
}

async function loadTables(
  client: pg.Client,
  content: DatabaseContent,
  eachTableEntry: Parameters<typeof loadDatabase>[2],
): Promise<void> {
  await checkShape(client, content);
  const shapes = new Map(content.tables.map((table) => [table.name, table]));
  let current: ({ name: string } & ReturnType<typeof copyInto>) | undefined;
  const finish = async () => {
    if (!current) return;
    const rows = await current.finish();
    const wanted = shapes.get(current.name)?.rows;
    if (rows !== wanted) throw new BackupError(`${current.name} got ${rows} rows instead of ${wanted}.`);
  };
  await eachTableEntry(async (name, entry) => {
    if (current?.name !== name) {
      await finish();
      const columns = shapes.get(name)?.columns.map(identifier).join(', ');
      current = { name, ...copyInto(client, `copy ${identifier(name)} (${columns}) from stdin`) };
    }
    for await (const chunk of entry.content) await current.write(chunk);
  });
  await finish();
}

async function checkShape(client: pg.Client, content: DatabaseContent): Promise<void> {
  const shapes = new Map((await readTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of content.tables) {
    const missing = columns.filter((column) => !shapes.get(name)?.has(column));
    if (missing.length > 0)
      throw new BackupError(`The backup has ${name}.${missing[0]}, which the schema has not.`);
  }
}

import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { identifier, readTables, type TableShape } from './database-shape.ts';
import { type DatabaseContent, tableEntry } from './manifest.ts';

const partSize = 4 * 1024 * 1024;

/** Dumps a single snapshot of the database without blocking writes. */
export async function dumpDatabase(client: pg.Client, archive: ArchiveWriter): Promise<DatabaseContent> {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await readMigrationsOf(client);
  const tables: DatabaseContent['tables'] = [];
  for (const table of await readTables(client)) {
    tables.push({ ...table, rows: await dumpTable(client, table, archive) });
  }
  // Sequences are not part of snapshots. They are read last, so that they are never behind the rows.
  const { rows: sequences } = await client.query<DatabaseContent['sequences'][number]>(
    `select sequencename as name, last_value::float8 as "lastValue" from pg_sequences
     where schemaname = 'public' order by 1`,
  );
  await client.query('commit');
  return { migrations, tables, sequences };
}

async function readMigrationsOf(client: pg.Client): Promise<DatabaseContent['migrations']> {
  const { rows: found } = await client.query(`select to_regclass('public.schema_migrations') as name`);
  if (!found[0]?.name)
    throw new BackupError('There is nothing to back up: the program has not started on this database yet.');
  const { rows } = await client.query(
    'select version, name, checksum from schema_migrations order by version',
  );
  return rows;
}

async function dumpTable(client: pg.Client, table: TableShape, archive: ArchiveWriter): Promise<number> {
  const columns = table.columns.map(identifier).join(', ');
  const rows = client.query(copyTo(`copy (select ${columns} from ${identifier(table.name)}) to stdout`));
  let part = 0;
  for await (const chunks of inParts(rows)) {
    part++;
    const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    await archive.add(tableEntry(table.name, part), size, chunks);
  }
  return rows.rowCount;
}

/** A tar entry starts with its size, which is unknown for a running COPY, so the data is divided into parts. */
async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    yield chunks;
    chunks = [];
    size = 0;
  }
  if (size > 0) yield chunks;
}

import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type pg from 'pg';
import packageJson from '../../../../package.json' with { type: 'json' };
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { connectForCopy } from './copy-connection.ts';
import { dumpDatabase } from './dump-database.ts';
import type { Manifest } from './manifest.ts';
import { dumpFiles } from './stored-files.ts';

export type BackupSummary = { tables: number; rows: number; files: number };

/** Writes a consistent copy of the database and the files into one archive while the program may continue. */
export async function writeBackup(options: {
  connectionString: string;
  /** Undefined if the files are in an object store. */
  filesFolder: string | undefined;
  file: string;
}): Promise<BackupSummary> {
  await mkdir(dirname(options.file), { recursive: true });
  const client = await connectForCopy(options.connectionString, 'metra backup');
  const archive = createArchive(options.file);
  try {
    const manifest = await fill(archive, () => dumpDatabase(client, archive), options.filesFolder);
    const saved = summary(manifest);
    await noteBackup(client, manifest.createdAt, (await stat(options.file)).size, saved);
    return saved;
  } catch (error) {
    await archive.discard();
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Records the time for the operator. The backup is valid even if that fails, on a database of an earlier version or a
 * read-only copy.
 */
async function noteBackup(
  client: Pick<pg.Client, 'query'>,
  at: string,
  bytes: number,
  { rows, files }: BackupSummary,
): Promise<void> {
  await client
    .query('insert into backups (at, bytes, rows, files) values ($1, $2, $3, $4)', [at, bytes, rows, files])
    .catch(() => {});
}

async function fill(
  archive: ArchiveWriter,
  dump: () => ReturnType<typeof dumpDatabase>,
  filesFolder: string | undefined,
): Promise<Omit<Manifest, 'entries'>> {
  const createdAt = new Date().toISOString();
  // The database is copied first, because the files that its rows name have been written by then.
  const content = await dump();
  const files = filesFolder === undefined ? null : await dumpFiles(filesFolder, archive);
  const manifest = {
    format: 'metra-backup-1' as const,
    createdAt,
    program: packageJson.version,
    ...content,
    files,
  };
  await archive.finish(manifest);
  return manifest;
}

export function summary({ tables, files }: Pick<Manifest, 'tables' | 'files'>): BackupSummary {
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files?.length ?? 0,
  };
}

import type pg from 'pg';
import { eachEntry, verifyArchive } from './archive-reader.ts';
import { type BackupSummary, summary } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { connectForCopy } from './copy-connection.ts';
import { loadDatabase } from './load-database.ts';
import { listFiles, prepareFiles } from './stored-files.ts';

export type RestoreOptions = {
  connectionString: string;
  filesFolder: string | undefined;
  file: string;
  /** True if existing data may be replaced. */
  replace: boolean;
};

/** Restores the whole backup or nothing. The old data stays unchanged until the end. */
export async function restoreBackup(options: RestoreOptions): Promise<BackupSummary> {
  const manifest = await verifyArchive(options.file);
  if (manifest.files?.length && !options.filesFolder) {
    throw new BackupError(
      'The backup holds files, but files are kept in an object store here: restore without S3 settings, then move them.',
    );
  }
  const client = await connectForCopy(options.connectionString, 'metra restore');
  try {
    await refuseUnlessReplaceable(client, options);
    const files = options.filesFolder === undefined ? undefined : await prepareFiles(options.filesFolder);
    try {
      const readTableEntries = (handle: Parameters<Parameters<typeof loadDatabase>[2]>[0]) =>
        eachEntry(options.file, async (entry) => {
          const [kind, ...rest] = entry.name.split('/');
          if (kind === 'tables' && rest[0]) await handle(rest[0], entry);
          else if (kind === 'files' && files) await files.receive(rest.join('/'), entry);
          else for await (const _ of entry.content);
        });
      await loadDatabase(client, manifest, readTableEntries, async () => files?.addMissing());
      await files?.replaceRest();
    } catch (error) {
      await files?.discard();
      throw error;
    }
    return summary(manifest);
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseUnlessReplaceable(client: pg.Client, options: RestoreOptions): Promise<void> {
  const { rows: sessions } = await client.query(
    `select count(*)::int as total from pg_stat_activity
     where datname = current_database() and application_name in ('metra', 'metra listener')`,
  );
  if (sessions[0]?.total > 0)
    throw new BackupError('The program is running on this database: stop it first.');
  const state = await stateOf(client);
  if (state === 'foreign') {
    throw new BackupError('This database holds tables that are not Metra’s: restore into one of its own.');
  }
  if (options.replace) return;
  const hasFiles = options.filesFolder !== undefined && (await listFiles(options.filesFolder)).length > 0;
  if (state === 'used' || hasFiles) {
    throw new BackupError('There is data already: say --replace to give it up for the backup.');
  }
}

async function stateOf(client: pg.Client): Promise<'empty' | 'used' | 'foreign'> {
  const { rows } = await client.query(`
    select count(*)::int as tables, count(*) filter (where relname in ('schema_migrations', 'accounts'))::int as ours
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  if (rows[0]?.tables === 0) return 'empty';
  if (rows[0]?.ours !== 2) return 'foreign';
  // A program that was only started has written its catalogue. The first account marks data of people.
  const { rows: content } = await client.query(
    'select exists (select from accounts) or exists (select from audit_log) as used',
  );
  return content[0]?.used ? 'used' : 'empty';
}

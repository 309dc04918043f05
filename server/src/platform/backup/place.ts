import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { connectionStringFor } from '../database/embedded/database.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { findPostmaster } from '../database/embedded/postmaster.ts';
import { namedDatabase } from '../database/reach-database.ts';
import { BackupError } from './backup-error.ts';

/** The database and the folder of files according to the configuration. */
export type Place = { connectionString: string; filesFolder: string | undefined; leave(): Promise<void> };

/** Opens the data for reading, beside a running program or with a PostgreSQL that is started for the command. */
export async function openForBackup(configuration: Configuration): Promise<Place> {
  const cluster = join(configuration.dataDir, 'postgres', 'cluster');
  if (configuration.database.url === undefined) {
    if (!existsSync(cluster))
      throw new BackupError(`There is no data in ${configuration.dataDir} to back up.`);
    const running = findPostmaster(cluster);
    if (running) {
      const connectionString = connectionStringFor(running.socketDir, 'metra', 'metra');
      return { connectionString, filesFolder: filesFolderOf(configuration), leave: async () => {} };
    }
  }
  return openForRestore(configuration);
}

/** Opens the data for replacing, without any other program on it. */
export async function openForRestore(configuration: Configuration): Promise<Place> {
  const filesFolder = filesFolderOf(configuration);
  const named = await namedDatabase(configuration);
  if (named) return { ...named, filesFolder };
  const postgres = await startEmbeddedPostgres({ dataDir: join(configuration.dataDir, 'postgres') });
  return { connectionString: postgres.connectionString(), filesFolder, leave: () => postgres.stop() };
}

function filesFolderOf({ dataDir, s3 }: Configuration): string | undefined {
  return s3 ? undefined : join(dataDir, 'files');
}

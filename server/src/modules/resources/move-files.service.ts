import { openForBackup } from '../../platform/backup/place.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type Moved, moveFiles } from './move-files.ts';
import { allStoredBytes, countStoredBytes } from './organisation-files.store.ts';

interface Stores {
  from: FileStore;
  to: FileStore;
  onProgress: (done: number, total: number) => void;
}

/** Copies all files that the database names, with or without a running program. */
export async function moveAllFiles(
  configuration: Configuration,
  { onProgress, ...stores }: Stores,
): Promise<Moved> {
  const { connectionString, leave } = await openForBackup(configuration);
  const database = openDatabase({ connectionString, max: 1 });
  try {
    const total = await countStoredBytes(database.kysely);
    return await moveFiles(allStoredBytes(database.kysely), {
      ...stores,
      onProgress: (done) => onProgress(done, total),
    });
  } finally {
    await database.close();
    await leave();
  }
}

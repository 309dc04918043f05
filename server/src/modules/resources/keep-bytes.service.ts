import type { Database } from '../../platform/database/database.ts';
import { newFileKey } from '../../platform/files/file-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { unusedFilesStore } from './unused-files.store.ts';

type Needs = Pick<Platform, 'files' | 'clock'> & { database: Database };

/** Far longer than a request may take. */
const timeToArriveMs = 60 * 60 * 1000;

/** Puts bytes into the store and lets the caller name them in the database: both happen, or neither. */
export function createKeepBytes({ database, files, clock }: Needs) {
  const unused = unusedFilesStore(database.kysely);

  /** What fails here is removed with all bytes that no row names. */
  async function discard(key: string): Promise<void> {
    await files
      .remove(key)
      .then(() => unused.forget(key))
      .catch(() => undefined);
  }

  return async <Stored, Result>(
    put: (key: string) => Promise<Stored>,
    name: (stored: Stored) => Promise<Result>,
  ): Promise<Result> => {
    const key = newFileKey();
    await unused.note(key, new Date(clock.now().getTime() + timeToArriveMs));
    try {
      return await name(await put(key));
    } catch (error) {
      await discard(key);
      throw error;
    }
  };
}

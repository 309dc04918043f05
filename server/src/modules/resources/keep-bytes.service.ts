import type { Database, Tx } from '../../platform/database/database.ts';
import { newFileKey, type StoredFile } from '../../platform/files/file-store.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
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

/**
 * Puts bytes into the store for a row that takes them over later. Nothing is removed when that fails, for it may have worked
 * all the same: what no row took is removed with the unused.
 */
export const createStoreBytes =
  ({ database, files, clock }: Needs) =>
  async (content: AsyncIterable<Uint8Array>): Promise<StoredFile> => {
    const key = newFileKey();
    await unusedFilesStore(database.kysely).note(key, new Date(clock.now().getTime() + timeToArriveMs));
    return files.put(content, key);
  };

/** A row takes the bytes over, or they took so long to arrive that they were given up. */
export async function takeKeptBytes(tx: Tx, key: string): Promise<void> {
  if (!(await unusedFilesStore(tx).take(key))) throw new DomainError('input.timeout');
}

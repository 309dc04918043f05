import type { Database, Tx } from '../../platform/database/database.ts';
import { newFileKey, type StoredFile } from '../../platform/files/file-store.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { unusedFilesStore } from './unused-files.store.ts';

type Needs = Pick<Platform, 'files' | 'clock'> & { database: Database };

/** This is far longer than a request may take. */
const timeToArriveMs = 60 * 60 * 1000;

/** Stores bytes and lets the caller write the row that names them; either both happen or neither. */
export function createKeepBytes({ database, files, clock }: Needs) {
  const unused = unusedFilesStore(database.kysely);

  /** If this fails, the bytes are removed later with all others that no row names. */
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
 * Stores bytes for a row that is written later. A failure removes nothing, because the write may have succeeded;
 * bytes without a row are removed later.
 */
export const createStoreBytes =
  ({ database, files, clock }: Needs) =>
  async (content: AsyncIterable<Uint8Array>): Promise<StoredFile> => {
    const key = newFileKey();
    await unusedFilesStore(database.kysely).note(key, new Date(clock.now().getTime() + timeToArriveMs));
    return files.put(content, key);
  };

/** Assigns the bytes to a row. Fails if they took so long to arrive that they were given up. */
export async function takeKeptBytes(tx: Tx, key: string): Promise<void> {
  if (!(await unusedFilesStore(tx).take(key))) throw new DomainError('input.timeout');
}

import type { Database } from '../../platform/database/database.ts';
import { newFileKey } from '../../platform/files/file-store.ts';
import type { ReceivedFile } from '../../platform/files/receive-file.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/handlers.ts';
import { createBoundedQueue } from '../../platform/limits/bounded-queue.ts';
import type { Platform } from '../../platform/platform.ts';
import { unusedFilesStore } from './unused-files.store.ts';

type Needs = Pick<Platform, 'files' | 'receiveFile' | 'clock'> & { database: Database };

/** Far longer than a request may take. */
const timeToArriveMs = 60 * 60 * 1000;

/** Brings a file into the store and lets the caller name it in the database: both happen, or neither. */
export function createReceiveUpload({ database, files, receiveFile, clock }: Needs) {
  const unused = unusedFilesStore(database.kysely);
  // Slow clients may hold a place for long; everyone else needs places too.
  const queue = createBoundedQueue({ atOnce: 20, waiting: 20 });

  /** What fails here is removed with all files that no row names. */
  async function discard(key: string): Promise<void> {
    await files
      .remove(key)
      .then(() => unused.forget(key))
      .catch(() => undefined);
  }

  async function receive(key: string, { stream, fileName }: Upload): Promise<ReceivedFile> {
    try {
      return await receiveFile({ key, stream, fileName });
    } catch (error) {
      throw isRefusedType(error) ? new DomainError('resource.type_refused', { cause: error }) : error;
    }
  }

  return <Result>(upload: Upload, name: (file: ReceivedFile) => Promise<Result>): Promise<Result> =>
    queue.run(async () => {
      const key = newFileKey();
      await unused.note(key, new Date(clock.now().getTime() + timeToArriveMs));
      try {
        return await name(await receive(key, upload));
      } catch (error) {
        await discard(key);
        throw error;
      }
    });
}

const isRefusedType = (error: unknown) =>
  error instanceof DomainError && error.key === 'input.unsupported_type';

import type { ReceivedFile } from '../../platform/files/receive-file.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/handlers.ts';
import { createBoundedQueue } from '../../platform/limits/bounded-queue.ts';
import type { Platform } from '../../platform/platform.ts';
import { createKeepBytes } from './keep-bytes.service.ts';

type Needs = Pick<Platform, 'database' | 'files' | 'receiveFile' | 'clock'>;

/** Stores an uploaded file and lets the caller write its row. */
export function createReceiveUpload({ receiveFile, ...needs }: Needs) {
  const keepBytes = createKeepBytes(needs);
  // Slow clients occupy their places for long, so the number of places is limited but not small.
  const queue = createBoundedQueue({ atOnce: 20, waiting: 20 });

  async function receive(key: string, { stream, fileName }: Upload): Promise<ReceivedFile> {
    try {
      return await receiveFile({ key, stream, fileName });
    } catch (error) {
      throw isRefusedType(error) ? new DomainError('resource.type_refused', { cause: error }) : error;
    }
  }

  return <Result>(upload: Upload, name: (file: ReceivedFile) => Promise<Result>): Promise<Result> =>
    queue.run(() => keepBytes((key) => receive(key, upload), name));
}

const isRefusedType = (error: unknown) =>
  error instanceof DomainError && error.key === 'input.unsupported_type';

import { createReadStream } from 'node:fs';
import { createCleanImage, isImage } from './clean-image.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { type FileType, inspectFile } from './inspect-file.ts';
import { withTemporaryFile } from './temporary-files.ts';
import { writeMeasured } from './write-measured.ts';

export const uploadLimit = 20 * 1024 * 1024;

export type ReceivedFile = StoredFile & { mimeType: FileType };

export type ReceiveFile = (upload: {
  fileName: string;
  stream: AsyncIterable<Uint8Array>;
}) => Promise<ReceivedFile>;

/**
 * The way of every upload: to a temporary file up to the limit, inspected, pictures drawn anew, then into the store.
 * Fails with `input.too_large` or `input.unsupported_type` and then keeps nothing.
 */
export function createReceiveFile(options: {
  store: FileStore;
  temporaryFolder: string;
  limit?: number;
}): ReceiveFile {
  const { store, temporaryFolder, limit = uploadLimit } = options;
  const cleanImage = createCleanImage();
  const keep = async (path: string, mimeType: FileType) => ({
    ...(await store.put(createReadStream(path))),
    mimeType,
  });

  return ({ fileName, stream }) =>
    withTemporaryFile(temporaryFolder, async (received) => {
      await writeMeasured(received, stream, limit);
      const type = await inspectFile(received, fileName);
      if (!isImage(type)) return keep(received, type);
      return withTemporaryFile(temporaryFolder, async (clean) =>
        keep(clean, await cleanImage(received, clean, type)),
      );
    });
}

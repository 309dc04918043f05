import { createReadStream } from 'node:fs';
import { maxFileBytes } from '@metra/contract/rules/file-limits';
import { invalid } from '../http/domain-error.ts';
import { createCleanImage, isImage } from './clean-image.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { type FileType, inspectFile } from './inspect-file.ts';
import type { ImageMeasures } from './measure-image.ts';
import { withTemporaryFile } from './temporary-files.ts';
import { writeMeasured } from './write-measured.ts';

export const uploadLimit = maxFileBytes;

export type ReceivedFile = StoredFile & { mimeType: FileType; image: ImageMeasures | null };

export type ReceiveFile = (upload: {
  fileName: string;
  stream: AsyncIterable<Uint8Array>;
  /** The key in the store. */
  key?: string;
}) => Promise<ReceivedFile>;

/**
 * All uploads use this function: it writes a temporary file up to the limit, inspects it, redraws pictures and stores
 * the result. It fails with `input.too_large`, `input.unsupported_type` or, for an empty file, `input.invalid`, and
 * then stores nothing.
 */
export function createReceiveFile(options: {
  store: FileStore;
  temporaryFolder: string;
  limit?: number;
}): ReceiveFile {
  const { store, temporaryFolder, limit = uploadLimit } = options;
  const cleanImage = createCleanImage();

  return ({ fileName, stream, key }) => {
    const keep = async (path: string, known: Pick<ReceivedFile, 'mimeType' | 'image'>) => ({
      ...(await store.put(createReadStream(path), key)),
      ...known,
    });
    return withTemporaryFile(temporaryFolder, async (received) => {
      const { size } = await writeMeasured(received, stream, limit);
      if (size === 0) throw invalid('file', 'minLength');
      const type = await inspectFile(received, fileName);
      if (!isImage(type)) return keep(received, { mimeType: type, image: null });
      return withTemporaryFile(temporaryFolder, async (clean) =>
        keep(clean, await cleanImage(received, clean, type)),
      );
    });
  };
}

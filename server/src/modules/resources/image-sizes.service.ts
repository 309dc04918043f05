import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createResizeImage, imageFormats } from '../../platform/files/resize-image.ts';
import { withTemporaryFile } from '../../platform/files/temporary-files.ts';
import { writeMeasured } from '../../platform/files/write-measured.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PictureRow } from './image-addresses.ts';
import { type ImageSize, imageSizesStore } from './image-sizes.store.ts';
import { widthsOf } from './image-widths.ts';
import { createKeepBytes, takeKeptBytes } from './keep-bytes.service.ts';

export type ImageSizeNeeds = Pick<Platform, 'database' | 'files' | 'clock' | 'temporaryFolder'>;

/** Pictures in several sizes, each drawn and stored at its first request. */
export function createImageSizes({ database, files, clock, temporaryFolder }: ImageSizeNeeds) {
  const resize = createResizeImage();
  const keepBytes = createKeepBytes({ database, files, clock });
  const underWay = new Map<string, Promise<void>>();

  const draw = (row: PictureRow, wanted: ImageSize): Promise<void> =>
    withTemporaryFile(temporaryFolder, async (source) => {
      await writeMeasured(source, await files.open(row.storage_key));
      await withTemporaryFile(temporaryFolder, async (target) => {
        await resize(source, target, wanted);
        await keepBytes(
          (key) => files.put(createReadStream(target), key),
          ({ key, size }) =>
            database.transaction(async (tx) => {
              const isNew = await imageSizesStore(tx).add(row, { ...wanted, storage_key: key, size });
              if (!isNew) return;
              await takeKeptBytes(tx, key);
            }),
        );
      });
    });

  /** Simultaneous requests share one drawing. */
  function drawOnce(row: PictureRow, wanted: ImageSize): Promise<void> {
    const name = `${row.storage_key} ${wanted.width} ${wanted.format}`;
    const running = underWay.get(name);
    if (running) return running;
    const drawing = draw(row, wanted).finally(() => underWay.delete(name));
    underWay.set(name, drawing);
    return drawing;
  }

  const find = (row: PictureRow, wanted: ImageSize) => imageSizesStore(database.kysely).find(row, wanted);

  return {
    /** Fails with `not_found.object` if the picture's content changed after the row was read. */
    async open(row: PictureRow, wanted: ImageSize): Promise<{ content: Readable; size: number }> {
      let kept = await find(row, wanted);
      if (!kept) {
        await drawOnce(row, wanted);
        kept = await find(row, wanted);
      }
      if (!kept) throw new DomainError('not_found.object');
      return { content: await files.open(kept.storage_key), size: kept.size };
    },

    /** Draws all sizes that a page may request, so that no visitor waits for them. */
    async drawAll(row: PictureRow, signal?: AbortSignal): Promise<void> {
      for (const format of imageFormats)
        for (const width of widthsOf(row.image_width)) {
          signal?.throwIfAborted();
          if (format === 'avif' && row.image_moves) continue;
          if (!(await find(row, { width, format }))) await drawOnce(row, { width, format });
        }
    },
  };
}

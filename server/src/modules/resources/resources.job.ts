import { measureImage } from '../../platform/files/measure-image.ts';
import { withTemporaryFile } from '../../platform/files/temporary-files.ts';
import { writeMeasured } from '../../platform/files/write-measured.ts';
import type { Platform } from '../../platform/platform.ts';
import { isPicture } from './image-addresses.ts';
import { createImageSizes, type ImageSizeNeeds } from './image-sizes.service.ts';
import { imageSizesStore } from './image-sizes.store.ts';
import { restorableSince } from './resource-lifetime.ts';
import { allResourcesStore } from './resources.store.ts';
import { unusedFilesStore } from './unused-files.store.ts';

type Needs = ImageSizeNeeds & Pick<Platform, 'jobs'>;

/** Draws the sizes of pictures that a newly published page shows. */
export const drawSizesJob = 'resources.draw-sizes';

const most = 200;

/** Removes files that can no longer be restored, and all bytes that no row names. */
export function registerResourceJobs(needs: Needs): void {
  const { jobs } = needs;
  jobs.define('resources.remove-expired', () => removeExpired(needs));
  jobs.define('resources.sweep', (_, { signal }) => removeUnusedFiles(needs, signal), {
    timeoutSeconds: 900,
  });
  const imageSizes = createImageSizes(needs);
  jobs.define<{ ids: number[] }>(
    drawSizesJob,
    async ({ ids }, { signal }) => {
      const rows = await allResourcesStore(needs.database.kysely).published(ids);
      for (const row of rows.filter(isPicture)) await imageSizes.drawAll(row, signal);
    },
    { timeoutSeconds: 900 },
  );
  jobs.define('resources.measure-images', (_, { signal }) => measureImages(needs, signal), {
    timeoutSeconds: 900,
  });
  jobs.schedule('resources.measure-images', '5 * * * *', 'UTC');
  jobs.schedule('resources.remove-expired', '10 2 * * *', 'UTC');
  jobs.schedule('resources.sweep', '25 * * * *', 'UTC');
}

export const removeExpired = ({ database, clock }: Pick<Needs, 'database' | 'clock'>): Promise<void> =>
  allResourcesStore(database.kysely).removeDeletedBefore(restorableSince(clock.now()));

/** Works in three steps: claim, remove, forget. After an interruption the next run continues. */
export async function removeUnusedFiles(
  { database, files, clock }: Pick<Needs, 'database' | 'files' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const unused = unusedFilesStore(database.kysely);
  let keys: string[];
  do {
    keys = await unused.claim(clock.now(), most);
    for (const key of keys) {
      signal?.throwIfAborted();
      await files.remove(key);
      await unused.forget(key);
    }
  } while (keys.length === most);
}

/**
 * Stores the size of pictures that were uploaded before it was recorded. An unreadable picture does not stop the
 * others.
 */
export async function measureImages(
  { database, files, temporaryFolder }: Pick<Needs, 'database' | 'files' | 'temporaryFolder'>,
  signal?: AbortSignal,
): Promise<void> {
  const store = imageSizesStore(database.kysely);
  let found = await store.unmeasured(0, most);
  while (found.length > 0) {
    for (const picture of found) {
      signal?.throwIfAborted();
      await withTemporaryFile(temporaryFolder, async (path) => {
        await writeMeasured(path, await files.open(picture.storage_key));
        await store.writeMeasures(picture, await measureImage(path));
      }).catch(() => undefined);
    }
    found = await store.unmeasured(found.at(-1)?.id ?? 0, most);
  }
}

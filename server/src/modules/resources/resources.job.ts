import type { Platform } from '../../platform/platform.ts';
import { restorableSince } from './resource-lifetime.ts';
import { allResourcesStore } from './resources.store.ts';
import { unusedFilesStore } from './unused-files.store.ts';

type Needs = Pick<Platform, 'database' | 'files' | 'clock' | 'jobs'>;

const most = 200;

/** Removes files whose time to be restored is over, and all bytes that no file names. */
export function defineResourceJobs(needs: Needs): void {
  const { jobs } = needs;
  jobs.define('resources.remove-expired', () => removeExpired(needs));
  jobs.define('resources.sweep', (_, { signal }) => removeUnusedFiles(needs, signal), {
    timeoutSeconds: 900,
  });
  jobs.schedule('resources.remove-expired', '10 2 * * *', 'UTC');
  jobs.schedule('resources.sweep', '25 * * * *', 'UTC');
}

export const removeExpired = ({ database, clock }: Pick<Needs, 'database' | 'clock'>): Promise<void> =>
  allResourcesStore(database.kysely).removeDeletedBefore(restorableSince(clock.now()));

/** Claimed, removed, forgotten: interrupted between any two, the next run goes on. */
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

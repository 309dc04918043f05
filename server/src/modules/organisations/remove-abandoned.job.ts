import type { Platform } from '../../platform/platform.ts';
import { storedFileKeys } from '../resources/resources.module.ts';
import { organisationStore } from './organisation.store.ts';
import { organisationsDueForRemoval } from './organisations.store.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'files'>;

/** Removes organisations that have had no members for a while. */
export function registerAbandonedOrganisationsJob(needs: Needs & Pick<Platform, 'jobs'>): void {
  const { jobs } = needs;
  jobs.define('organisations.remove-abandoned', () => removeAbandoned(needs), { timeoutSeconds: 900 });
  jobs.schedule('organisations.remove-abandoned', '50 3 * * *', 'UTC');
}

/** Bytes first: if this is interrupted the rows are still there, and the next run finishes. */
export async function removeAbandoned({ database: { kysely }, clock, files }: Needs): Promise<void> {
  const now = clock.now();
  for (const organisationId of await organisationsDueForRemoval(kysely, now)) {
    for (const key of await storedFileKeys(kysely, organisationId)) await files.remove(key);
    await organisationStore(kysely, organisationId).removeIfDue(now);
  }
}

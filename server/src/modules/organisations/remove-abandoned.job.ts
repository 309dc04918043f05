import type { Platform } from '../../platform/platform.ts';
import { storedFileKeys } from '../resources/resources.module.ts';
import { organisationStore } from './organisation.store.ts';
import { organisationsDueForRemoval } from './organisations.store.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'files'>;

/** Deletes organisations that have had no members for a while. */
export function registerAbandonedOrganisationsJob(needs: Needs & Pick<Platform, 'jobs'>): void {
  const { jobs } = needs;
  jobs.define('organisations.remove-abandoned', () => removeAbandoned(needs), { timeoutSeconds: 900 });
  jobs.schedule('organisations.remove-abandoned', '50 3 * * *', 'UTC');
}

/**
 * The files are deleted first. After an interruption the rows still exist, and the next run completes the deletion.
 */
export async function removeAbandoned({ database: { kysely }, clock, files }: Needs): Promise<void> {
  const now = clock.now();
  for (const organisationId of await organisationsDueForRemoval(kysely, now)) {
    for (const key of await storedFileKeys(kysely, organisationId)) await files.remove(key);
    await organisationStore(kysely, organisationId).removeIfDue(now);
  }
}

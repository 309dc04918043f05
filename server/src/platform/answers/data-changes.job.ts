import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mergeOldDataChanges } from './data-version.store.ts';

/** Keeps the versions of busy organisations short. */
export function registerDataChangesJob({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.define('answers.merge-data-changes', () => mergeOldDataChanges(database.kysely));
  jobs.schedule('answers.merge-data-changes', '*/5 * * * *', 'UTC');
}

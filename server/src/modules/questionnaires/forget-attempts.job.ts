import type { Platform } from '../../platform/platform.ts';
import { resultStore } from './results.store.ts';

/** People who have not returned by then are unlikely to. */
const keptMilliseconds = 180 * 24 * 60 * 60 * 1000;

/** Deletes the progress of people who never submitted. */
export function registerAttemptCleanUpJob({
  database,
  clock,
  jobs,
}: Pick<Platform, 'database' | 'clock' | 'jobs'>) {
  jobs.define('questionnaires.forget-attempts', () =>
    resultStore(database.kysely).forgetAttempts(new Date(clock.now().getTime() - keptMilliseconds)),
  );
  jobs.schedule('questionnaires.forget-attempts', '50 3 * * *', 'UTC');
}

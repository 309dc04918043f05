import type { Platform } from '../../platform/platform.ts';
import { resultStore } from './results.store.ts';

/** Whoever has not come back by then does not. */
const keptMilliseconds = 180 * 24 * 60 * 60 * 1000;

/** Forgets how far people came who never submitted. */
export function defineForgetAttempts({
  database,
  clock,
  jobs,
}: Pick<Platform, 'database' | 'clock' | 'jobs'>) {
  jobs.define('questionnaires.forget-attempts', () =>
    resultStore(database.kysely).forgetAttempts(new Date(clock.now().getTime() - keptMilliseconds)),
  );
  jobs.schedule('questionnaires.forget-attempts', '50 3 * * *', 'UTC');
}

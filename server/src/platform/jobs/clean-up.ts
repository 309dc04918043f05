import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { removeFailedJobsBefore } from './job-records.ts';
import type { Jobs } from './jobs.ts';

const keptDays = 400;

/** Failed jobs are stored for a year and some weeks, whatever was decided about them. */
export function registerFailedJobsCleanUpJob(needs: { jobs: Jobs; database: Database; clock: Clock }): void {
  const { jobs, database, clock } = needs;
  jobs.define('jobs.clean-up', () =>
    removeFailedJobsBefore(database.kysely, new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000)),
  );
  jobs.schedule('jobs.clean-up', '45 2 * * *', 'UTC');
}

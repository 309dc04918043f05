import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { removeExpiredKeys } from './idempotency.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Removes expired rows of all limits every hour. */
export function registerLimitsCleanUpJob(needs: {
  jobs: Jobs;
  db: Db;
  limiter: RateLimiter;
  clock: Clock;
}): void {
  const { jobs, db, limiter, clock } = needs;
  jobs.define('limits.clean-up', async () => {
    await limiter.removeOld();
    await removeExpiredKeys(db, clock.now());
  });
  jobs.schedule('limits.clean-up', '17 * * * *', 'UTC');
}

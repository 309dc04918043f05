import type { JobWithMetadata, Queue } from 'pg-boss';
import type { Log } from '../log.ts';
import { deadLetters } from './dead-letters.ts';
import type { JobRecords } from './job-records.ts';

export type JobAttempt = {
  id: string;
  /** The number of the attempt, starting with 1. */
  number: number;
  /** After this attempt the job is given up. */
  isLast: boolean;
  /** Aborted when the job takes too long or the server stops. */
  signal: AbortSignal;
};

/** Does the job, or throws to have it retried. It may run twice if a server dies during the first run. */
export type JobHandler<Data> = (data: Data, attempt: JobAttempt) => Promise<void>;

export type JobOptions = {
  /** The number of attempts before the job is given up and logged. */
  attempts?: number;
  /** The delay doubles from the first to the longest. */
  firstDelaySeconds?: number;
  longestDelaySeconds?: number;
  /** The time limit of one attempt. */
  timeoutSeconds?: number;
  /** The number of such jobs that one server runs at the same time. */
  atOnce?: number;
};

/** The type of the data is only known to the code that defines and enqueues the job. */
export type Definition = { handler: JobHandler<never>; options: JobOptions };

export type QueueSettings = Omit<Queue, 'name'>;

export const queueSettings = (options: JobOptions): QueueSettings => ({
  retryLimit: (options.attempts ?? 5) - 1,
  retryBackoff: true,
  retryDelay: options.firstDelaySeconds ?? 5,
  retryDelayMax: options.longestDelaySeconds ?? 3600,
  expireInSeconds: options.timeoutSeconds ?? 300,
  // A server that dies stops its heartbeat, and its jobs are handed to another one after this time.
  heartbeatSeconds: 30,
  // Jobs with a long delay are kept for this long.
  retentionSeconds: 60 * 24 * 60 * 60,
  deleteAfterSeconds: 7 * 24 * 60 * 60,
  deadLetter: deadLetters,
  notify: true,
});

export async function runOne(
  definition: Definition,
  job: JobWithMetadata,
  log: Log,
  records?: JobRecords,
): Promise<void> {
  const attempt: JobAttempt = {
    id: job.id,
    number: job.retryCount + 1,
    isLast: job.retryCount >= job.retryLimit,
    signal: job.signal,
  };
  const startedAt = new Date();
  const since = performance.now();
  let succeeded = false;
  try {
    await definition.handler(job.data as never, attempt);
    succeeded = true;
  } catch (error) {
    log.warn({ job: job.name, id: job.id, attempt: attempt.number, reason: String(error) }, 'job failed');
    throw error;
  } finally {
    const milliseconds = Math.round(performance.now() - since);
    // A failed record must not fail the job, which would run again.
    await records
      ?.ran({ name: job.name, startedAt, milliseconds, succeeded })
      .catch((error: unknown) => log.warn({ job: job.name, reason: String(error) }, 'job not noted'));
  }
}

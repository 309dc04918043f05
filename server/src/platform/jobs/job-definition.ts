import type { JobWithMetadata, Queue } from 'pg-boss';
import type { Log } from '../log.ts';
import { deadLetters } from './dead-letters.ts';
import type { JobRecords } from './job-records.ts';

export type JobAttempt = {
  id: string;
  /** 1 for the first. */
  number: number;
  /** After this one the job is given up. */
  isLast: boolean;
  /** Aborted when the job takes too long or the server has to go. */
  signal: AbortSignal;
};

/** Does the job, or throws to have it tried again later. May run twice when a server dies in the middle of it. */
export type JobHandler<Data> = (data: Data, attempt: JobAttempt) => Promise<void>;

export type JobOptions = {
  /** How often it is tried before it is given up and logged. */
  attempts?: number;
  /** The waiting time doubles from the first to the longest. */
  firstDelaySeconds?: number;
  longestDelaySeconds?: number;
  /** How long one attempt may take. */
  timeoutSeconds?: number;
  /** How many of them one server does at the same time. */
  atOnce?: number;
};

/** Data of a type that only those know who define and enqueue the job. */
export type Definition = { handler: JobHandler<never>; options: JobOptions };

export type QueueSettings = Omit<Queue, 'name'>;

export const queueSettings = (options: JobOptions): QueueSettings => ({
  retryLimit: (options.attempts ?? 5) - 1,
  retryBackoff: true,
  retryDelay: options.firstDelaySeconds ?? 5,
  retryDelayMax: options.longestDelaySeconds ?? 3600,
  expireInSeconds: options.timeoutSeconds ?? 300,
  // A server that dies falls silent; its jobs are handed on after this long.
  heartbeatSeconds: 30,
  // Also what is delayed for long is not forgotten.
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
    // Whether it can be noted says nothing about the job, which must not be done again for it.
    await records
      ?.ran({ name: job.name, startedAt, milliseconds, succeeded })
      .catch((error: unknown) => log.warn({ job: job.name, reason: String(error) }, 'job not noted'));
  }
}

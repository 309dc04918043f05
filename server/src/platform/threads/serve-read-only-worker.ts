import { workerData } from 'node:worker_threads';
import { clockFrom } from '../clock/clock.ts';
import { runAsTenant } from '../database/connection-shares.ts';
import type { DatabaseSource } from '../database/database.ts';
import { asUnavailable } from '../database/database-errors.ts';
import { DomainError } from '../http/domain-error.ts';
import { openReadOnlyPlatform, type ReadOnlyPlatform } from './open-read-only-platform.ts';
import type { ReadOnlyAnswer, ReadOnlyCall } from './read-only-worker.ts';

/** A worker file of `readOnlyWorker` exports the returned function. Its first call opens the database; after a failure the next call tries again. */
export function serveReadOnlyWorker<Question, Answer>(
  wire: (platform: ReadOnlyPlatform) => (question: Question) => Promise<Answer>,
): (call: ReadOnlyCall<Question>) => Promise<ReadOnlyAnswer<Answer>> {
  const source: DatabaseSource = workerData;
  /** Every call brings the time, because the program has one clock. */
  let present = new Date();
  const clock = clockFrom(() => present);

  let reading: Promise<(question: Question) => Promise<Answer>> | undefined;
  function opened() {
    reading ??= openReadOnlyPlatform(source, clock).then(wire, (error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  }

  return async ({ question, organisationId, now }) => {
    present = now;
    try {
      const read = await opened();
      return { answer: await runAsTenant({ name: `organisation:${organisationId}` }, () => read(question)) };
    } catch (error) {
      if (asUnavailable(error)) return { refusal: { key: 'service.unavailable', retryAfterSeconds: 2 } };
      if (!(error instanceof DomainError)) throw error;
      const { key, retryAfterSeconds } = error;
      return { refusal: { key, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) } };
    }
  };
}

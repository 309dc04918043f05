import type { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

/** Where jobs end up that failed for the last time. */
export const deadLetters = 'dead-letters';

/** Tells the operator once about each job that was given up; its data stays in the database for a week. */
export async function buryDeadLetters(boss: PgBoss, log: Log): Promise<void> {
  await boss.work(
    deadLetters,
    { includeMetadata: true, batchSize: 50, burstWhenBatchFull: true },
    async (jobs) => {
      for (const { sourceName, sourceId, sourceRetryCount, sourceOutput } of jobs) {
        log.error(
          {
            job: sourceName,
            id: sourceId,
            attempts: (sourceRetryCount ?? 0) + 1,
            reason: messageOf(sourceOutput),
          },
          'job given up',
        );
      }
    },
  );
}

const messageOf = (output: object | null) =>
  output && 'message' in output ? String(output.message) : 'unknown';

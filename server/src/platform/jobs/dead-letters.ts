import type { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { JobRecords } from './job-records.ts';

/** The queue that receives jobs whose last attempt failed. */
export const deadLetters = 'dead-letters';

/** Logs each job whose last attempt failed, and records it so that an operator can run or discard it. */
export async function archiveDeadJobs(boss: PgBoss, log: Log, records?: JobRecords): Promise<void> {
  await boss.work(
    deadLetters,
    { includeMetadata: true, batchSize: 50, burstWhenBatchFull: true },
    async (jobs) => {
      for (const { sourceName, sourceId, sourceRetryCount, sourceOutput, data, createdOn } of jobs) {
        const attempts = (sourceRetryCount ?? 0) + 1;
        const reason = messageOf(sourceOutput);
        if (sourceName && sourceId)
          await records?.gaveUp({
            jobId: sourceId,
            name: sourceName,
            data: data ?? {},
            attempts,
            reason,
            failedAt: createdOn,
          });
        log.error({ job: sourceName, id: sourceId, attempts, reason }, 'job given up');
      }
    },
  );
}

const messageOf = (output: object | null) =>
  output && 'message' in output ? String(output.message) : 'unknown';

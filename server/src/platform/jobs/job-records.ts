import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

export interface GivenUpJob {
  jobId: string;
  name: string;
  data: object;
  attempts: number;
  reason: string;
  failedAt: Date;
}

export interface JobRun {
  name: string;
  startedAt: Date;
  milliseconds: number;
  succeeded: boolean;
}

/** Records of jobs that are kept longer than the queue keeps them. */
export interface JobRecords {
  gaveUp(job: GivenUpJob): Promise<void>;
  ran(run: JobRun): Promise<void>;
}

export const createJobRecords = (db: Db): JobRecords => ({
  async gaveUp({ jobId, name, data, attempts, reason, failedAt }) {
    await db
      .insertInto('failed_jobs')
      .values({
        job_id: jobId,
        name,
        data: JSON.stringify(data),
        attempts,
        reason: safeReason(reason),
        failed_at: failedAt,
      })
      // A server that died during the write has already added the row.
      .onConflict((conflict) => conflict.column('job_id').doNothing())
      .execute();
  },

  async ran({ name, startedAt, milliseconds, succeeded }) {
    const run = { started_at: startedAt, milliseconds, succeeded };
    await db
      .insertInto('job_runs')
      .values({ name, ...run })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
      .execute();
  },
});

type Settlement = 'REPEATED' | 'DISCARDED';

/** Failed jobs for decisions. Simultaneous decisions about a job have one effect. */
export const failedJobStore = (tx: Tx) => ({
  async settle(id: number, as: Settlement, now: Date): Promise<{ name: string; data: object } | undefined> {
    const row = await tx
      .updateTable('failed_jobs')
      .set({ settled_as: as, settled_at: now })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .returning(['name', 'data'])
      .executeTakeFirst();
    // The column was written from an object, and a constraint refuses other values.
    return row && { name: row.name, data: row.data as object };
  },

  /** Decides about a limited number of jobs, so that no transaction takes long. */
  async settleSome(name: string, most: number, now: Date): Promise<{ id: number; data: object }[]> {
    const { rows } = await sql<{ id: number; data: object }>`
      update failed_jobs set settled_as = 'REPEATED', settled_at = ${now} where id in (
        select id from failed_jobs where name = ${name} and settled_at is null
        order by failed_at, id limit ${most} for update)
      returning id, data`.execute(tx);
    return rows;
  },
});

export async function removeFailedJobsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('failed_jobs').where('failed_at', '<', moment).execute();
}

const most = 2_000;

/** Errors of libraries quote their input: addresses with passwords, tokens and mail addresses. */
const safeReason = (reason: string): string =>
  reason
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, '$1…@')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[a-z]{2,}/gi, '…@…')
    .replace(/\b(password|passwort|secret|token|authorization|key)(["']?\s*[=:]\s*)\S+/gi, '$1$2…')
    .replace(/[A-Za-z0-9_-]{32,}/g, '…')
    .slice(0, most);

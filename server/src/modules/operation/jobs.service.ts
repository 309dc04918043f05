import type { Query, Response } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { FailedJob, jobs as operations } from '@metra/contract/operations/operation-admin';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { exportList, listColumns } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { failedJobStore } from '../../platform/jobs/job-records.ts';
import type { Platform } from '../../platform/platform.ts';
import { momentOf, numberCell } from '../../platform/text/exported-sheet.ts';
import { jobText } from './job-texts.ts';
import { jobViews } from './jobs.views.ts';

export type JobsNeeds = Pick<Platform, 'database' | 'audit' | 'clock' | 'jobs'>;

const atOnce = 200;

const columns = listColumns<FailedJob>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Auftrag / Job': ({ text }) => text,
  'Schlüssel / Key': ({ name }) => name,
  'Gescheitert / Failed': ({ failedAt }, { timeZone }) => momentOf(new Date(failedAt), timeZone),
  'Versuche / Attempts': ({ attempts }) => numberCell(attempts),
  'Grund / Reason': ({ reason }) => reason,
  'Entschieden / Decided': ({ settledAs }, { language }) => settledAs && settledWords[settledAs][language],
});

const settledWords = {
  REPEATED: { de: 'noch einmal', en: 'again' },
  DISCARDED: { de: 'verworfen', en: 'discarded' },
} as const;

/** Background jobs and their failures. */
export function jobsService({ database, audit, clock, jobs }: JobsNeeds) {
  const db = database.kysely;

  const isKnown = async (name: string) => (await jobs.kinds()).some((kind) => kind.name === name);

  async function settle(call: Call, id: number, as: 'REPEATED' | 'DISCARDED'): Promise<FailedJob> {
    const before = orNotFound(await jobViews(db, call).one(id), 'not_found.failed_job');
    if (as === 'REPEATED' && !(await isKnown(before.name))) throw new DomainError('job.unknown_kind');
    return database.transaction(async (tx) => {
      const job = await failedJobStore(tx).settle(id, as, clock.now());
      const settled = orNotFound(await jobViews(tx, call).one(id), 'not_found.failed_job');
      if (!job) {
        // Somebody else has made the same decision meanwhile, so nothing is left to do.
        if (settled.settledAs === as) return settled;
        throw new DomainError('job.settled');
      }
      if (as === 'REPEATED') await jobs.enqueue(tx, job.name, job.data);
      await audit.record(tx, {
        action: as === 'REPEATED' ? 'job.repeated' : 'job.discarded',
        actor: call.actor,
        subject: `failed_job:${id}`,
        origin: call.origin,
        details: { job: job.name },
      });
      return settled;
    });
  }

  return {
    async kinds({ language }: Call): Promise<Response<typeof operations.kinds>> {
      const views = jobViews(db, { language });
      const [kinds, failed, lastRuns] = await Promise.all([
        jobs.kinds(),
        views.openByKind(),
        views.lastRuns(),
      ]);
      return {
        items: kinds.map((kind) => ({
          ...kind,
          text: jobText(kind.name, language),
          failed: failed.get(kind.name) ?? 0,
          lastRun: lastRuns.get(kind.name) ?? null,
        })),
      };
    },

    failed: ({ language }: Call, query: Query<typeof operations.failed>): Promise<Page<FailedJob>> =>
      jobViews(db, { language }).failed(query),

    exportFailed: (call: Call, asked: Query<typeof operations.exportFailed>): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'failed-jobs',
        name: { de: 'Auftraege', en: 'Jobs' },
        columns,
        asked,
        pages: jobViews(db, call).every(asked),
      }),

    repeat: (call: Call, id: number): Promise<FailedJob> => settle(call, id, 'REPEATED'),
    discard: (call: Call, id: number): Promise<FailedJob> => settle(call, id, 'DISCARDED'),

    async repeatAll({ actor, origin }: Call, name: string): Promise<{ repeated: number }> {
      if (!(await isKnown(name))) throw new DomainError('job.unknown_kind');
      let repeated = 0;
      for (let some = atOnce; some === atOnce; repeated += some)
        some = await database.transaction(async (tx) => {
          const settled = await failedJobStore(tx).settleSome(name, atOnce, clock.now());
          for (const { data } of settled) await jobs.enqueue(tx, name, data);
          if (settled.length > 0)
            await audit.record(tx, {
              action: 'job.repeated',
              actor,
              subject: `job:${name}`,
              origin,
              details: { count: settled.length },
            });
          return settled.length;
        });
      return { repeated };
    },
  };
}

import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { FailedJob, JobKind, jobs } from '@metra/contract/operations/operation-admin';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { everyPage, type Placed } from '../../platform/database/every-page.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { jobText } from './job-texts.ts';

type ListQuery = Query<typeof jobs.failed>;
type Filters = Query<typeof jobs.exportFailed>;

interface Row {
  id: number;
  name: string;
  attempts: number;
  reason: string;
  failed_at: Date;
  settled_at: Date | null;
  settled_as: FailedJob['settledAs'];
}

const sorting: Sorting<ListQuery> = {
  columns: { failedAt: sql`j.failed_at` },
  byDefault: '-failedAt',
  id: sql`j.id`,
};

const columns = sql`j.id, j.name, j.attempts, j.reason, j.failed_at, j.settled_at, j.settled_as`;

const filterOf = ({ state }: Filters): RawBuilder<unknown> => {
  if (!state) return sql`true`;
  return state === 'OPEN' ? sql`j.settled_at is null` : sql`j.settled_as = ${state}`;
};

export const jobViews = (db: Db, { language }: Pick<Reader, 'language'>) => {
  const viewOf = ({ id, name, attempts, reason, failed_at, settled_at, settled_as }: Row): FailedJob => ({
    id,
    name,
    text: jobText(name, language),
    attempts,
    reason,
    failedAt: failed_at.toISOString(),
    settledAs: settled_as,
    settledAt: settled_at?.toISOString() ?? null,
  });

  return {
    async failed(asked: ListQuery): Promise<Page<FailedJob>> {
      const where = filterOf(asked);
      const page = await listPage(db, {
        rows: sql<Row>`select ${columns} from platform_failed_jobs j where ${where}`,
        count: sql`from platform_failed_jobs j where ${where}`,
        sort: sorting,
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },

    async *every(asked: Filters): AsyncGenerator<FailedJob[]> {
      const pages = everyPage<Row, ListQuery>(db, {
        rows: ({ key, after }) => sql<Placed<Row>>`
          select ${key} as place, ${columns} from platform_failed_jobs j where ${filterOf(asked)} and ${after}`,
        sort: sorting,
        asked,
      });
      for await (const rows of pages) yield rows.map(viewOf);
    },

    async one(id: number): Promise<FailedJob | undefined> {
      const { rows } = await sql<Row>`
        select ${columns} from platform_failed_jobs j where j.id = ${id}`.execute(db);
      return rows[0] && viewOf(rows[0]);
    },

    /** The number of undecided failures by kind. */
    async openByKind(): Promise<ReadonlyMap<string, number>> {
      const { rows } = await sql<{ name: string; failed: number }>`
        select name, count(*) as failed from platform_failed_jobs where settled_at is null group by name`.execute(
        db,
      );
      return new Map(rows.map(({ name, failed }) => [name, failed]));
    },

    async lastRuns(): Promise<ReadonlyMap<string, NonNullable<JobKind['lastRun']>>> {
      const { rows } = await sql<{
        name: string;
        started_at: Date;
        milliseconds: number;
        succeeded: boolean;
      }>`
        select name, started_at, milliseconds, succeeded from platform_job_runs`.execute(db);
      return new Map(
        rows.map(({ name, started_at, milliseconds, succeeded }) => [
          name,
          { startedAt: started_at.toISOString(), milliseconds, succeeded },
        ]),
      );
    },
  };
};

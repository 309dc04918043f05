import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { kpiRecords } from '@metra/contract/operations/kpi-records';
import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, nullable, type Sorting } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import {
  type RecordRow,
  recordColumns,
  recordEvidence,
  recordJoins,
  recordSelect,
  recordView,
} from './record.views.ts';

const sort: Sorting<Query<typeof kpiRecords.ofKpi>> = {
  columns: {
    // Records of a KPI do not overlap, so sorting by the end gives the same order and can use an index.
    periodStart: sql`r.period_end`,
    updatedAt: sql`r.updated_at`,
    value: nullable(sql`r.canonical_value`),
  },
  byDefault: '-periodStart',
  id: sql`r.id`,
};

export const recordListViews = (
  db: Db,
  { organisationId, language, linkTo }: Pick<Reader, 'organisationId' | 'language'> & { linkTo: LinkTo },
) => ({
  async ofKpi(kpiId: number, query: Query<typeof kpiRecords.ofKpi>): Promise<Page<KpiRecord>> {
    const { from, to, deleted = false } = query;
    const where = sql.join(
      [
        sql`r.organisation_id = ${organisationId} and r.kpi_id = ${kpiId}`,
        deleted ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`,
        ...(from ? [sql`r.period_end >= ${from}`] : []),
        ...(to ? [sql`r.period_start <= ${to}`] : []),
      ],
      sql` and `,
    );
    const page = await listPage(db, {
      rows: sql<RecordRow>`${recordSelect(language)} where ${where}`,
      count: sql`from kpi_records r where ${where}`,
      sort,
      asked: query,
    });
    return { ...page, items: page.items.map((row) => recordView(row, linkTo)) };
  },

  /** Each KPI costs one index lookup. */
  async latest(kpiIds: readonly number[]): Promise<ReadonlyMap<number, KpiRecord>> {
    const { rows } = await sql<RecordRow>`
      select ${recordColumns(language)}, ${recordEvidence} as evidence
      from unnest(${[...kpiIds]}::bigint[]) as wanted(kpi_id)
      cross join lateral (
        select * from kpi_records
        where organisation_id = ${organisationId} and kpi_id = wanted.kpi_id and deleted_at is null
        order by period_end desc limit 1
      ) r ${recordJoins}`.execute(db);
    return new Map(rows.map((row) => [row.kpi_id, recordView(row, linkTo)]));
  },
});

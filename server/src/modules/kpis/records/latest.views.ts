import type { KpiRecord } from '@metra/contract/kpi-record-shapes';
import type { Language } from '@metra/contract/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { recordView } from './record.views.ts';
import { type RecordRow, recordColumns, recordEvidence, recordJoins } from './record-rows.ts';

export type LatestByKpi = ReadonlyMap<number, KpiRecord>;

/** The newest record of each KPI, with or without a value: one step into the index for each. */
export async function latestRecords(
  db: Db,
  organisationId: number,
  kpiIds: readonly number[],
  { language, linkTo }: { language: Language; linkTo: LinkTo },
): Promise<LatestByKpi> {
  const { rows } = await sql<RecordRow>`
    select ${recordColumns(language)}, ${recordEvidence} as evidence
    from unnest(${[...kpiIds]}::bigint[]) as wanted(kpi_id)
    cross join lateral (
      select * from kpi_records
      where organisation_id = ${organisationId} and kpi_id = wanted.kpi_id and deleted_at is null
      order by period_end desc limit 1
    ) r ${recordJoins}`.execute(db);
  return new Map(rows.map((row) => [row.kpi_id, recordView(row, linkTo)]));
}

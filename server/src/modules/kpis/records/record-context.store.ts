import type { MissingReason, Quality } from '@metra/contract/kpi-record-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Catalogue, definitionOf, type KpiRow, kpiRowJson } from '../definitions/definitions.store.ts';
import { decimalOrNull } from '../rules/decimal.ts';
import { firstDay, lastDay, monthOf } from '../rules/period.ts';
import type { RecordContext } from './check-records.ts';
import type { RecordRow } from './record-rows.ts';
import type { RecordWrite, StoredRecord } from './record-write.ts';

type Row = [
  id: number,
  kpiId: number,
  start: string,
  end: string,
  value: string | null,
  unitCode: string,
  canonical: string | null,
  reason: MissingReason | null,
  quality: Quality,
  note: string | null,
  confirmed: boolean,
  version: number,
];

/** A value before a gap longer than this says nothing about the next. */
export const monthsBefore = 24;

interface Asked {
  organisationId: number;
  today: string;
  entries: readonly Pick<RecordWrite, 'kpiId' | 'periodStart' | 'periodEnd' | 'id'>[];
}

/** All that entries are checked against: the KPIs, and their records around the entered periods. One round trip. */
export async function readRecordContext(
  db: Db,
  catalogue: Catalogue,
  { organisationId, today, entries }: Asked,
): Promise<RecordContext> {
  const kpiIds = [...new Set(entries.map(({ kpiId }) => kpiId))];
  const changedIds = entries.flatMap(({ id }) => id ?? []);
  const first = Math.min(...entries.map(({ periodStart }) => monthOf(periodStart)));
  const last = Math.max(...entries.map(({ periodEnd }) => monthOf(periodEnd)));
  // There is no year 0.
  const from = firstDay(Math.max(12, first - monthsBefore));
  const to = lastDay(last);
  const { rows } = await sql<{ own: KpiRow[]; records: Row[] }>`
    select
      (select coalesce(json_agg(${kpiRowJson}), '[]') from kpis k
        where k.organisation_id = ${organisationId} and k.id = any(${kpiIds})) as own,
      (select coalesce(json_agg(json_build_array(r.id, r.kpi_id, r.period_start, r.period_end, r.value::text,
          r.unit_code, r.canonical_value::text, r.reason, r.quality, r.note, r.confirmed, r.version)
          order by r.period_end), '[]')
        from kpi_records r
        where r.organisation_id = ${organisationId} and r.kpi_id = any(${kpiIds}) and r.deleted_at is null
          and ((r.period_end >= ${from} and r.period_start <= ${to}) or r.id = any(${changedIds}::bigint[])))
        as records`.execute(db);
  const { own = [], records = [] } = rows[0] ?? {};
  const wanted = new Set(kpiIds);
  const kpis = [
    ...catalogue.kpis.filter(({ id }) => wanted.has(id)),
    ...own.map((row) => definitionOf(row, catalogue.categories)),
  ];
  return { today, kpis: new Map(kpis.map((kpi) => [kpi.id, kpi])), records: records.map(knownRecord) };
}

/** A record that is deleted, to be checked as if it stood. */
export const standingRecord = (row: RecordRow): StoredRecord =>
  knownRecord([
    row.id,
    row.kpi_id,
    row.period_start,
    row.period_end,
    row.value,
    row.unit_code,
    row.canonical_value,
    row.reason,
    row.quality,
    row.note,
    row.confirmed,
    row.version,
  ]);

function knownRecord(row: Row): StoredRecord {
  const [id, kpiId, start, end, value, unitCode, canonical, reason, quality, note, confirmed, version] = row;
  return {
    id,
    kpiId,
    start,
    end,
    first: monthOf(start),
    last: monthOf(end),
    value: decimalOrNull(value),
    unitCode,
    canonical: decimalOrNull(canonical),
    reason,
    quality,
    note,
    confirmed,
    version,
  };
}

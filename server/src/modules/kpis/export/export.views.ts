import type { Query } from '@metra/contract/core/operation';
import type { kpiImport } from '@metra/contract/operations/kpi-import';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { fuelTextsOf } from '../records/fuel-line.views.ts';
import { daysOf } from '../rules/period.ts';
import type { RowToExport } from './export-cells.ts';
import type { ExportedFuels } from './fuel-cells.ts';
import type { UnitToFill } from './units-to-fill.ts';

const atOnce = 2_000;

export const exportViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  /** Reads the records of a KPI in batches, starting with the oldest. */
  async *recordsOf(
    kpiId: number,
    { from = '0001-01-01', to = '9999-12-31' }: Pick<Query<typeof kpiImport.export>, 'from' | 'to'>,
  ): AsyncGenerator<RowToExport & ExportedFuels> {
    let after = '0001-01-01';
    for (let isMore = true; isMore; ) {
      const { rows } = await sql<RowToExport & ExportedFuels>`
        select r.period_start, r.period_end, r.value::text as value, r.unit_code, r.reason, r.quality, r.note, r.fuels,
          ${fuelTextsOf(sql`r.fuels`, language)} as fuel_texts
        from kpi_records r
        where r.organisation_id = ${organisationId} and r.kpi_id = ${kpiId} and r.deleted_at is null
          and r.period_end > ${after} and r.period_end >= ${from} and r.period_start <= ${to}
        order by r.period_end limit ${atOnce}`.execute(db);
      yield* rows;
      after = rows.at(-1)?.period_end ?? after;
      isMore = rows.length === atOnce;
    }
  },

  /** Keeps the units without a value, in their given order. */
  async unfilled(units: readonly UnitToFill[]): Promise<UnitToFill[]> {
    const days = units.map(({ unit }) => daysOf(unit));
    const { rows } = await sql<{ place: number }>`
      select wanted.place::int as place
      from unnest(${units.map(({ kpi }) => kpi.id)}::bigint[], ${days.map(({ start }) => start)}::date[],
        ${days.map(({ end }) => end)}::date[]) with ordinality as wanted(kpi_id, first_day, last_day, place)
      where not exists (select from kpi_records r
        where r.organisation_id = ${organisationId} and r.kpi_id = wanted.kpi_id and r.deleted_at is null
          and r.period_end >= wanted.first_day and r.period_start <= wanted.last_day)
      order by wanted.place`.execute(db);
    return rows.flatMap(({ place }) => units[place - 1] ?? []);
  },
});

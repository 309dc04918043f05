import type { kpiHistory } from '@metra/contract/kpi-history';
import type { Response as Answer } from '@metra/contract/operation';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { KpiDefinition } from '../definitions/definition.ts';
import {
  daysOf,
  lastEnded,
  type Months,
  monthOf,
  monthsOfCode,
  unitAround,
  unitsBetween,
} from '../rules/period.ts';

export interface UnitToFill {
  kpi: KpiDefinition;
  /** A calendar unit of the KPI's frequency. */
  unit: Months;
}

/** The units that are due, of these KPIs. */
export function dueUnits(
  kpis: readonly KpiDefinition[],
  categories: Answer<typeof kpiHistory.due>['categories'],
): UnitToFill[] {
  const byId = new Map(kpis.map((kpi) => [kpi.id, kpi]));
  return categories
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const kpi = byId.get(item.kpi.id);
      if (!kpi) return [];
      return item.periods.map(({ start, end }) => ({
        kpi,
        unit: { first: monthOf(start), last: monthOf(end) },
      }));
    });
}

interface Within {
  today: string;
  /** 2026, 2026-Q3 or 2026-09; the newest unit of each KPI that is over when left out. */
  period: string | undefined;
}

/** Units within a period for which nothing was entered, KPI by KPI, oldest first. */
export async function unfilledUnits(
  db: Db,
  organisationId: number,
  kpis: readonly KpiDefinition[],
  within: Within,
): Promise<UnitToFill[]> {
  const units = kpis.flatMap((kpi) => unitsOf(kpi, within).map((unit) => ({ kpi, unit, ...daysOf(unit) })));
  const { rows } = await sql<{ place: number }>`
    select wanted.place::int as place
    from unnest(${units.map(({ kpi }) => kpi.id)}::bigint[], ${units.map(({ start }) => start)}::date[],
      ${units.map(({ end }) => end)}::date[]) with ordinality as wanted(kpi_id, first_day, last_day, place)
    where not exists (select from kpi_records r
      where r.organisation_id = ${organisationId} and r.kpi_id = wanted.kpi_id and r.deleted_at is null
        and r.period_end >= wanted.first_day and r.period_start <= wanted.last_day)
    order by wanted.place`.execute(db);
  return rows.flatMap(({ place }) => units[place - 1] ?? []);
}

/** Those that lie wholly in the period and have begun. */
function unitsOf({ frequency }: KpiDefinition, { today, period }: Within): Months[] {
  if (!period) return [lastEnded(today, frequency)];
  const { first, last } = monthsOfCode(period);
  const running = unitAround(monthOf(today), frequency);
  return unitsBetween({ first, last }, frequency).filter(
    (unit) => unit.first >= first && unit.last <= Math.min(last, running.last),
  );
}

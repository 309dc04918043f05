import type { Response as Answer } from '@metra/contract/core/operation';
import type { kpiHistory } from '@metra/contract/operations/kpi-history';
import type { KpiDefinition } from '../definitions/definition.ts';
import {
  type Calendar,
  lastEnded,
  type Months,
  monthOf,
  monthsOfCode,
  runningUnit,
  unitsBetween,
} from '../rules/period.ts';

export interface UnitToFill {
  kpi: KpiDefinition;
  unit: Months;
}

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
  calendar: Calendar;
  /** The code of a period; without it the newest finished unit of each KPI is used. */
  period: string | undefined;
}

/** Returns the units of these KPIs within a period, grouped by KPI, with the oldest first. */
export const unitsWithin = (kpis: readonly KpiDefinition[], within: Within): UnitToFill[] =>
  kpis.flatMap((kpi) => unitsOf(kpi, within).map((unit) => ({ kpi, unit })));

/** Returns the units that lie wholly within the period and have started. */
function unitsOf({ frequency }: KpiDefinition, { calendar, period }: Within): Months[] {
  if (!period) return [lastEnded(calendar, frequency)];
  const { first, last } = monthsOfCode(period);
  const running = runningUnit(calendar, frequency);
  return unitsBetween({ first, last }, frequency, calendar.firstMonth).filter(
    (unit) => unit.first >= first && unit.last <= Math.min(last, running.last),
  );
}

import type { BaselineChoice } from '@metra/contract/shapes/tracking-shapes';
import { type Months, monthOf, periodOf, unitAround } from '../../kpis/kpis.module.ts';
import { endedPeriods, type JudgedKpi, type ValueOver } from '../progress/judged-value.ts';

const yearsBack = 3;

interface KpiToStart extends Pick<JudgedKpi, 'frequency' | 'firstMonth'> {
  valueOver: (months: Months) => ValueOver & { estimated: number };
}

/**
 * Complete business years, and the twelve months up to the newest value if they are not a business year. Periods
 * without a value are left out.
 */
export function baselineChoices(kpi: KpiToStart, today: Temporal.PlainDate): BaselineChoice[] {
  const running = unitAround(monthOf(today.toString()), 'YEAR', kpi.firstMonth);
  const years = Array.from({ length: yearsBack }, (_, back) => ({
    first: running.first - 12 * (back + 1),
    last: running.last - 12 * (back + 1),
  }));
  const newest = endedPeriods(kpi, today).find((months) => kpi.valueOver(months).covered > 0);
  const twelve = newest && { first: newest.last - 11, last: newest.last };
  const isYear = twelve && years.some(({ last }) => last === twelve.last);
  const choices = [...(twelve && !isYear ? [twelve] : []), ...years];
  return choices.flatMap((months) => {
    const { value, isWhole, covered, estimated } = kpi.valueOver(months);
    if (covered === 0) return [];
    return {
      period: periodOf(months).code,
      value,
      months: { covered, of: 12 },
      whole: isWhole && value !== null,
      estimated,
      isYear: years.includes(months),
    };
  });
}

import type { Frequency, Period } from '@metra/contract/shapes/kpi-shapes';
import { type Granularity, periodOf, shiftPeriod } from '../../../design-system/calendar/periods.ts';
import { firstMonth } from '../../../lib/formats/business-year.ts';
import { codeOfPeriod } from '../../tracking/period-code.ts';

export const GRANULARITY: Record<Frequency, Granularity> = {
  MONTH: 'month',
  QUARTER: 'quarter',
  YEAR: 'year',
};

const MOST = 1300;

/** The list includes the periods of both days. */
export function periodsBetween(frequency: Frequency, from: string, to: string): Period[] {
  const granularity = GRANULARITY[frequency];
  const periods: Period[] = [];
  for (
    let period = periodOf(from, granularity, firstMonth());
    period.start <= to && periods.length < MOST;
    period = shiftPeriod(period, granularity, 1)
  )
    periods.push({ ...period, code: codeOfPeriod(period) });
  return periods;
}

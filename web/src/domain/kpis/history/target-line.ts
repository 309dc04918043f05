import type { Aggregation, Frequency, KpiTarget, Period } from '@metra/contract/shapes/kpi-shapes';
import { MONTHS_IN, periodOfCode } from '../../tracking/period-code.ts';

const DAY_MS = 86_400_000;
const DAYS_A_MONTH = 30.4;

export const isWorkedOn = ({ active, target }: KpiTarget): boolean => active && target !== null;

/** An active target wins over the latest one. */
export const leadingTarget = (targets: readonly KpiTarget[]): KpiTarget | null =>
  targets.find(isWorkedOn) ?? targets.find(({ target }) => target) ?? null;

/** The line goes straight from start to target. The sum of a year is shared equally among its months. */
export function targetLine(
  { baseline, target }: Pick<KpiTarget, 'baseline' | 'target'>,
  periods: readonly Period[],
  frequency: Frequency,
  aggregation: Aggregation,
): (number | null)[] {
  if (!target) return periods.map(() => null);
  const start = baseline && periodOfCode(baseline.period);
  const share = aggregation === 'SUM' ? shareOf(start ?? null, frequency) : 1;
  const scaled = (value: number) => Number((value * share).toPrecision(12));
  if (!baseline || !start) return periods.map(() => scaled(target.value));
  const from = Date.parse(start.end);
  const to = Date.parse(target.date);
  return periods.map(({ end }) => {
    const at = Date.parse(end);
    if (at < from) return null;
    if (at >= to || to <= from) return scaled(target.value);
    return scaled(baseline.value + ((target.value - baseline.value) * (at - from)) / (to - from));
  });
}

/** A start without a period, or with a year as its period, counts as a whole year. */
function shareOf(start: { start: string; end: string } | null, frequency: Frequency): number {
  const months = start
    ? Math.round((Date.parse(start.end) - Date.parse(start.start) + DAY_MS) / DAY_MS / DAYS_A_MONTH)
    : MONTHS_IN.YEAR;
  return MONTHS_IN[frequency] / Math.max(1, months);
}

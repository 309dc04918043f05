import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import { codeOfPeriod, granularityOf } from '../../../domain/tracking/period-code.ts';
import { yearOf } from '../../../domain/tracking/period-text.ts';
import { daysOfYear } from '../../../lib/formats/business-year.ts';

/** The path holds the values of a KPI over the business years, and the straight line from baseline to target. */
export interface KpiPath {
  years: readonly number[];
  values: readonly (number | null)[];
  /** Each value belongs to one of these periods. A whole year has its code. */
  periods: readonly string[];
  /** The line needs a baseline and a target. */
  way: readonly (number | null)[] | null;
}

const LONGEST = 40;

const MONTHS = { year: 12, quarter: 3, month: 1 } as const;

/**
 * Values of the goal itself take precedence over `yearly`, the values of whole years. All values cover the same length
 * of time as the baseline, because a month beside a year, or a sum with gaps beside a whole one, would look like
 * success.
 */
export function kpiPath(
  { baseline, target, actual: newest }: GoalKpi,
  startYear: number,
  yearly: ReadonlyMap<number, number> = new Map(),
): KpiPath {
  const months = MONTHS[granularityOf(baseline?.period ?? null)];
  const isComparable = newest && newest.months.covered === newest.months.of && newest.months.of === months;
  const actual = isComparable ? newest : null;
  const whole = months === MONTHS.year ? yearly : new Map<number, number>();
  const known = [baseline?.period, actual?.period, target?.date].flatMap((when) =>
    when ? yearOf(when) : [],
  );
  const first = Math.min(startYear, ...known, ...whole.keys());
  const last = Math.min(first + LONGEST, Math.max(first + 1, ...known));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  // The later value counts: a baseline in the same year as the current value is no second point.
  const own = (year: number) => [actual, baseline].find((one) => one && yearOf(one.period) === year);
  return {
    years,
    values: years.map((year) => own(year)?.value ?? whole.get(year) ?? null),
    periods: years.map((year) => own(year)?.period ?? codeOfPeriod(daysOfYear(year))),
    way: baseline && target ? wayBetween(baseline, target, years) : null,
  };
}

function wayBetween(
  baseline: NonNullable<GoalKpi['baseline']>,
  target: NonNullable<GoalKpi['target']>,
  years: readonly number[],
): (number | null)[] {
  const from = yearOf(baseline.period);
  const to = yearOf(target.date);
  return years.map((year) => {
    if (year < from || year > to) return null;
    if (to === from) return target.value;
    return baseline.value + ((target.value - baseline.value) * (year - from)) / (to - from);
  });
}

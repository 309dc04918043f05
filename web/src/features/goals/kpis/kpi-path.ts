import type { GoalKpi } from '@metra/contract/tracking-shapes';
import { yearOf } from '../../../domain/tracking/period-text.ts';

/** A KPI over the years: what was measured, and the straight way from start to target. */
export interface KpiPath {
  years: readonly number[];
  values: readonly (number | null)[];
  /** Without a start and a target there is no way between them. */
  way: readonly (number | null)[] | null;
}

const LONGEST = 40;

/** `yearly` are KPIs of whole years; what the goal itself says counts before them. */
export function kpiPath(
  { baseline, target, actual: newest }: GoalKpi,
  startYear: number,
  yearly: ReadonlyMap<number, number> = new Map(),
): KpiPath {
  // A sum with gaps beside whole ones would look like success.
  const actual = wholeActual(newest);
  const known = [baseline?.period, actual?.period, target?.date].flatMap((when) =>
    when ? yearOf(when) : [],
  );
  const first = Math.min(startYear, ...known);
  const last = Math.min(first + LONGEST, Math.max(first + 1, ...known));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    years,
    // What was measured later counts: a start in the same year as the present value is no second point.
    values: years.map((year) => {
      if (actual && yearOf(actual.period) === year) return actual.value;
      if (baseline && yearOf(baseline.period) === year) return baseline.value;
      return yearly.get(year) ?? null;
    }),
    way: baseline && target ? wayBetween(baseline, target, years) : null,
  };
}

export const wholeActual = (actual: GoalKpi['actual']): GoalKpi['actual'] =>
  actual && actual.months.covered === actual.months.of ? actual : null;

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

import type { HistoryPoint, KpiSeries } from '@metra/contract/kpi-history';
import type { Frequency, Period } from '@metra/contract/kpi-shapes';
import { periodsBetween } from './periods-between.ts';
import { leadingTarget, targetLine } from './target-line.ts';

export type Range = 'year' | 'three' | 'all';

export interface ChartSeries {
  periods: readonly Period[];
  values: readonly (number | null)[];
  points: readonly (HistoryPoint | null)[];
  /** The same periods a year before; only where one year is looked at. */
  lastYear: readonly (number | null)[] | null;
  target: readonly (number | null)[] | null;
  /** Ended periods without a value. */
  missing: readonly number[];
}

const YEARS: Record<Exclude<Range, 'all'>, number> = { year: 1, three: 3 };
/** A KPI is rarely known further back. */
const EARLIEST = 15;
/** Years on the axis that waits for the first value. */
const WITHOUT_VALUES = 5;

/** The days a chart is asked for; one year back as well, to compare with. */
export function querySpan(range: Range, today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4));
  const years = range === 'all' ? EARLIEST : YEARS[range];
  return { from: `${year - years}-01-01`, to: `${year}-12-31` };
}

/** The series of a KPI as it is drawn. */
export function chartSeriesOf(series: KpiSeries, range: Range, today: string): ChartSeries {
  const { granularity, points, targets, kpi } = series;
  const byCode = new Map(points.map((point) => [point.period.code, point]));
  const { from, to } = shownSpan(series, range, today);
  const periods = periodsBetween(granularity, from, to);
  const valueAt = (code: string) => byCode.get(code)?.value ?? null;
  const values = periods.map(({ code }) => valueAt(code));
  const lastYear = periods.map(({ code }) => valueAt(yearBefore(code)));
  const target = leadingTarget(targets);
  const way = target && targetLine(target, periods, granularity, kpi.aggregation);
  const first = values.findIndex((value) => value !== null);
  return {
    periods,
    values,
    points: periods.map(({ code }) => byCode.get(code) ?? null),
    lastYear: range === 'year' && granularity !== 'YEAR' && lastYear.some(isNumber) ? lastYear : null,
    target: way?.some(isNumber) ? way : null,
    missing: periods.flatMap(({ end }, index) =>
      // Before the first value nobody knows whether there was anything to measure.
      !kpi.derived && values[index] === null && end < today && first !== -1 && index > first ? [index] : [],
    ),
  };
}

const isNumber = (value: number | null): boolean => value !== null;

function shownSpan({ points, granularity }: KpiSeries, range: Range, today: string) {
  const year = Number(today.slice(0, 4));
  if (range === 'year' && granularity !== 'YEAR') return { from: `${year}-01-01`, to: `${year}-12-31` };
  const first = points.find(({ value }) => value !== null)?.period.start;
  const years = range === 'all' ? WITHOUT_VALUES : YEARS[range];
  const from = `${year - years + (range === 'year' ? 0 : 1)}-01-01`;
  return { from: range === 'all' && first ? first : from, to: today };
}

const yearBefore = (code: string): string => `${Number(code.slice(0, 4)) - 1}${code.slice(4)}`;

/** Whether a point is made of several periods the KPI is entered for, so that a part of them may be missing. */
export const isCoarse = ({ granularity, kpi }: Pick<KpiSeries, 'granularity' | 'kpi'>): boolean =>
  granularity !== kpi.frequency;

const isWhole = ({ completeness }: HistoryPoint): boolean => completeness.state === 'WHOLE';

/** The last period that has a number; a year of which only some months are known is not read against others. */
export function latestPoint(series: KpiSeries): HistoryPoint | undefined {
  const known = series.points.filter(({ value }) => value !== null);
  const whole = isCoarse(series) ? known.findLast(isWhole) : undefined;
  return whole ?? known.at(-1);
}

/** The same period a year before, where the two can be compared. */
export function pointYearBefore(series: KpiSeries, point: HistoryPoint) {
  const code = yearBefore(point.period.code);
  const before = series.points.find(({ period }) => period.code === code);
  return before && isWhole(point) && isWhole(before) ? before : undefined;
}

/** Steps as coarse as the KPI is entered, or coarser. */
export const granularitiesOf = (frequency: Frequency): readonly Frequency[] =>
  (['MONTH', 'QUARTER', 'YEAR'] as const).slice(['MONTH', 'QUARTER', 'YEAR'].indexOf(frequency));

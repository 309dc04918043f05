import type { HistoryPoint, KpiSeries } from '@metra/contract/operations/kpi-history';
import type { Frequency, Period } from '@metra/contract/shapes/kpi-shapes';
import { businessYearOf, daysOfYear } from '../../../lib/formats/business-year.ts';
import { codeYearBefore } from '../../tracking/period-code.ts';
import { periodsBetween } from './periods-between.ts';
import { leadingTarget, targetLine } from './target-line.ts';

export type Range = 'year' | 'three' | 'all';

export interface ChartSeries {
  periods: readonly Period[];
  values: readonly (number | null)[];
  points: readonly (HistoryPoint | null)[];
  /** It is only filled when the chart shows one year. */
  lastYear: readonly (number | null)[] | null;
  target: readonly (number | null)[] | null;
  /** The period has ended, and an entered KPI has neither a value nor a reason why there is none. */
  missing: readonly number[];
  /** The period has ended after the first value and is not completely covered; this applies to computed KPIs too. */
  gaps: readonly number[];
}

const YEARS: Record<Exclude<Range, 'all'>, number> = { year: 1, three: 3 };
/** A KPI rarely has older values. */
const EARLIEST = 15;
/** An empty chart shows this many years. */
const WITHOUT_VALUES = 5;

/** The span starts one year earlier to compare with. */
export function querySpan(range: Range, today: string): { from: string; to: string } {
  const year = businessYearOf(today);
  const years = range === 'all' ? EARLIEST : YEARS[range];
  return { from: daysOfYear(year - years).start, to: daysOfYear(year).end };
}

export function chartSeriesOf(series: KpiSeries, range: Range, today: string): ChartSeries {
  const { granularity, points, targets, tooLong, kpi } = series;
  const byCode = new Map(points.map((point) => [point.period.code, point]));
  const { from, to } = shownSpan(series, range, today);
  const periods = periodsBetween(granularity, from, to);
  const valueAt = (code: string | null) => (code === null ? undefined : byCode.get(code))?.value ?? null;
  const values = periods.map(({ code }) => valueAt(code));
  const lastYear = periods.map((period) => valueAt(codeYearBefore(period)));
  const target = leadingTarget(targets);
  const way = target && targetLine(target, periods, granularity, kpi.aggregation);
  const shown = periods.map(({ code }) => byCode.get(code) ?? null);
  // It is unknown whether there was anything to measure before the first value.
  const first = values.findIndex((value) => value !== null);
  // A longer bill covers these months, so nothing is missing although the single months are unknown.
  const isHeld = ({ start, end }: Period) =>
    tooLong.some(({ period }) => period.start <= start && period.end >= end);
  const gaps = periods.flatMap((period, index) =>
    period.end < today && first !== -1 && index >= first && hasGaps(shown[index] ?? null) && !isHeld(period)
      ? [index]
      : [],
  );
  return {
    periods,
    values,
    points: shown,
    lastYear: range === 'year' && granularity !== 'YEAR' && lastYear.some(isNumber) ? lastYear : null,
    target: way?.some(isNumber) ? way : null,
    missing: kpi.derived ? [] : gaps.filter((index) => values[index] === null),
    gaps,
  };
}

/** The server leaves out a period without a record. */
const hasGaps = (point: HistoryPoint | null): boolean => !point || point.completeness.state === 'GAPS';

const isNumber = (value: number | null): boolean => value !== null;

function shownSpan({ points, granularity }: KpiSeries, range: Range, today: string) {
  const year = businessYearOf(today);
  const { start, end } = daysOfYear(year);
  if (range === 'year' && granularity !== 'YEAR') return { from: start, to: end };
  const first = points.find(({ value }) => value !== null)?.period.start;
  const years = range === 'all' ? WITHOUT_VALUES : YEARS[range];
  const from = daysOfYear(year - years + (range === 'year' ? 0 : 1)).start;
  return { from: range === 'all' && first ? first : from, to: today };
}

export const isWhole = ({ completeness }: HistoryPoint): boolean => completeness.state === 'WHOLE';

/** A period without gaps is preferred to one with gaps, and both to the current one. */
export function latestPoint(series: KpiSeries): HistoryPoint | undefined {
  const known = series.points.filter(({ value }) => value !== null);
  const ended = known.filter(({ completeness }) => completeness.state !== 'RUNNING');
  return ended.findLast(isWhole) ?? ended.at(-1) ?? known.at(-1);
}

/** It is undefined when the two periods cannot be compared. */
export function pointYearBefore(series: KpiSeries, point: HistoryPoint) {
  const code = codeYearBefore(point.period);
  const before = series.points.find(({ period }) => period.code === code);
  return before && isWhole(point) && isWhole(before) ? before : undefined;
}

/** The steps are as coarse as the entered values, or coarser. */
export const granularitiesOf = (frequency: Frequency): readonly Frequency[] =>
  (['MONTH', 'QUARTER', 'YEAR'] as const).slice(['MONTH', 'QUARTER', 'YEAR'].indexOf(frequency));

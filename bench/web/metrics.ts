import { median } from '../lib/statistics.ts';

/** The metrics of one load of one screen, in the order in which they are printed. */
export const metricNames = [
  'requests',
  'scripts',
  'kB',
  'rounds',
  'firstContent',
  'largestPaint',
  'whole',
  'layoutShift',
] as const;

export type MetricName = (typeof metricNames)[number];
export type Metrics = Readonly<Record<MetricName, number>>;
/** The limits of a load. Metrics without a limit are not checked. */
export type Budget = Readonly<Partial<Record<MetricName, number>>>;

/** A slower machine gets more time for these metrics. */
const times: readonly MetricName[] = ['firstContent', 'largestPaint', 'whole'];

export const isTime = (name: MetricName): boolean => times.includes(name);

export interface Verdict {
  readonly name: MetricName;
  readonly value: number;
  /** Undefined without a budget. */
  readonly limit: number | undefined;
  readonly isKept: boolean;
}

/** Compares the metrics with the budget. A machine that is `slower` gets proportionally more time. */
export function judge(metrics: Metrics, budget: Budget, slower: number): Verdict[] {
  return metricNames.map((name) => {
    const value = metrics[name];
    const wanted = budget[name];
    const limit = wanted !== undefined && isTime(name) ? wanted * slower : wanted;
    // A missing value is NaN and misses every budget.
    return { name, value, limit, isKept: limit === undefined ? !Number.isNaN(value) : value <= limit };
  });
}

/**
 * Returns the best of the times, because other programs only make them longer, and the median of everything
 * else.
 */
export function summary(loads: readonly Metrics[]): Metrics {
  const of = (name: MetricName): number => {
    const values = loads.map((load) => load[name]);
    if (!isTime(name)) return median(values);
    const known = values.filter((value) => !Number.isNaN(value));
    return known.length > 0 ? Math.min(...known) : Number.NaN;
  };
  return Object.fromEntries(metricNames.map((name) => [name, of(name)])) as Record<MetricName, number>;
}

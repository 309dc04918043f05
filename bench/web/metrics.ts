import { median } from '../lib/statistics.ts';

/** What is measured of one load of one screen, in the order in which it is printed. */
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
/** What a load may take; what is not named is free. */
export type Budget = Readonly<Partial<Record<MetricName, number>>>;

/** Milliseconds: a slower machine takes longer for the same. */
const times: readonly MetricName[] = ['firstContent', 'largestPaint', 'whole'];

export const isTime = (name: MetricName): boolean => times.includes(name);

export interface Verdict {
  readonly name: MetricName;
  readonly value: number;
  /** Undefined where there is no budget. */
  readonly limit: number | undefined;
  readonly isKept: boolean;
}

/** Holds the metrics against the budget; a machine that is `slower` than the one it was set on may take as much longer. */
export function judge(metrics: Metrics, budget: Budget, slower: number): Verdict[] {
  return metricNames.map((name) => {
    const value = metrics[name];
    const wanted = budget[name];
    const limit = wanted !== undefined && isTime(name) ? wanted * slower : wanted;
    // What never came is no number, and keeps no budget.
    return { name, value, limit, isKept: limit === undefined ? !Number.isNaN(value) : value <= limit };
  });
}

/** Of times the best, because what else the machine does only makes them longer; of everything else the median. */
export function summary(loads: readonly Metrics[]): Metrics {
  const of = (name: MetricName): number => {
    const values = loads.map((load) => load[name]);
    if (!isTime(name)) return median(values);
    const known = values.filter((value) => !Number.isNaN(value));
    return known.length > 0 ? Math.min(...known) : Number.NaN;
  };
  return Object.fromEntries(metricNames.map((name) => [name, of(name)])) as Record<MetricName, number>;
}

import type { Aggregation } from '@metra/contract/shapes/kpi-shapes';
import { Decimal, zero } from './decimal.ts';
import { lengthOf, type Months } from './period.ts';

export interface MeasuredRecord extends Months {
  value: Decimal;
}

/**
 * A record belongs to the window of its last month. A record longer than the window is never split and stands apart,
 * so that every record counts exactly once.
 */
export const belongsTo = (record: Months, window: Months): boolean =>
  record.last >= window.first && record.last <= window.last && lengthOf(record) <= lengthOf(window);

export const isTooLongFor = (record: Months, window: Months): boolean =>
  lengthOf(record) > lengthOf(window) && record.first <= window.last && record.last >= window.first;

/** Aggregates by the KPI's rule; an average weighs every record by its months. Returns undefined without records. */
export function aggregate(records: readonly MeasuredRecord[], rule: Aggregation): Decimal | undefined {
  const [first, ...others] = records;
  if (!first) return undefined;
  // Most windows have a single record.
  if (others.length === 0) return first.value;
  if (rule === 'LAST')
    return records.reduce((last, each) => (each.last > last.last ? each : last), first).value;
  const sum = () => others.reduce((all, { value }) => all.plus(value), first.value);
  if (rule === 'SUM') return sum();
  if (others.every((each) => lengthOf(each) === lengthOf(first))) return sum().dividedBy(records.length);
  const months = records.reduce((all, record) => all + lengthOf(record), 0);
  const weighted = records.reduce((all, record) => all.plus(record.value.times(lengthOf(record))), zero);
  return weighted.dividedBy(new Decimal(months));
}

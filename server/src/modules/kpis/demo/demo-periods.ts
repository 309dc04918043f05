import type { MissingReason } from '@metra/contract/shapes/kpi-record-shapes';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { lengthOf, type Months, monthsOf } from '../rules/period.ts';

/** A record of the demo in its months. */
export interface PlacedRecord {
  frequency: Frequency;
  months: Months;
  /** Null: there is none, for this reason. */
  value: number | null;
  reason?: MissingReason;
  comment: { de: string } | string | null;
}

interface Now {
  /** How far all of them move. */
  years: number;
  /** The last month that is over. */
  lastMonth: number;
  adds: boolean;
}

/**
 * Records of one KPI, moved by whole years, so that winters stay cold and a year stays a year; then continued until now: what adds up as a
 * year before, everything else as it was last.
 */
export function broughtToNow<Record extends PlacedRecord>(
  records: readonly Record[],
  { years, lastMonth, adds }: Now,
): Record[] {
  const moved = records.map((record) => ({ ...record, months: later(record.months, years * 12) }));
  // A bill over several periods is none of them.
  const regular = moved
    .filter(({ months, frequency }) => lengthOf(months) === monthsOf[frequency])
    .toSorted((one, other) => one.months.first - other.months.first);
  let newest = regular.at(-1);
  while (newest && newest.months.last + monthsOf[newest.frequency] <= lastMonth) {
    const months = later(newest.months, monthsOf[newest.frequency]);
    const yearBefore = regular.find((record) => record.months.first === months.first - 12);
    const alike: Record = (adds && yearBefore) || newest;
    newest = { ...alike, months, comment: alike.value === null ? alike.comment : null };
    regular.push(newest);
    moved.push(newest);
  }
  return moved;
}

const later = ({ first, last }: Months, months: number): Months => ({
  first: first + months,
  last: last + months,
});

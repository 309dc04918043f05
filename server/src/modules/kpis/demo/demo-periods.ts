import type { MissingReason } from '@metra/contract/shapes/kpi-record-shapes';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { lengthOf, type Months, monthsOf } from '../rules/period.ts';

export interface PlacedRecord {
  frequency: Frequency;
  months: Months;
  /** Null means that there is no value, for the stated reason. */
  value: number | null;
  reason?: MissingReason;
  comment: { de: string } | string | null;
}

interface Now {
  /** The number of years by which all records shift. */
  years: number;
  /** The last finished month. */
  lastMonth: number;
  adds: boolean;
}

/**
 * Shifts the records of one KPI by whole years, so that seasons and calendar years stay intact, and continues them up
 * to today: sums repeat the value of the year before, everything else repeats its last value.
 */
export function shiftToToday<Record extends PlacedRecord>(
  records: readonly Record[],
  { years, lastMonth, adds }: Now,
): Record[] {
  const moved = records.map((record) => ({ ...record, months: later(record.months, years * 12) }));
  // A bill over several periods has no regular period.
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

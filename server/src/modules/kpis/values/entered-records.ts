import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { MeasuredRecord } from '../rules/aggregate.ts';
import type { Decimal } from '../rules/decimal.ts';
import { lengthOf, type Months, monthsOf } from '../rules/period.ts';

export interface EnteredRecord extends Months {
  id: number;
  kpiId: number;
  start: string;
  end: string;
  /** The value in the KPI's unit; null if there is a reason instead. */
  value: Decimal | null;
  reason: MissingReason | null;
  quality: Quality;
  /** The last value before, if the reason is that nothing changed. */
  carried: { value: Decimal; quality: Quality } | null;
}

/** The records of an organisation, and the first month of each KPI. */
export interface KnownRecords {
  records: readonly EnteredRecord[];
  /**
   * The first month of the first record with a value or with a reason that leaves a gap, even if it lies before these
   * records.
   */
  begins: ReadonlyMap<number, number>;
}

/**
 * Returns the months of a window that a record covers; a yearly record that started earlier covers the year in which
 * it ends.
 */
export function spanIn(record: Months, window: Months): Months {
  const isYear = lengthOf(record) === monthsOf.YEAR && lengthOf(window) === monthsOf.YEAR;
  return isYear ? window : { first: Math.max(record.first, window.first), last: record.last };
}

/** A state that is reported as unchanged takes the last value; an amount has no value then and leaves a gap. */
export function countedRecord(record: EnteredRecord, kpi: KpiDefinition | undefined): EnteredRecord {
  const { value, reason, carried } = record;
  if (value !== null || reason !== 'UNCHANGED' || !carried || kpi?.aggregation === 'SUM') return record;
  return { ...record, ...carried };
}

export const hasValue = (record: EnteredRecord): record is EnteredRecord & MeasuredRecord =>
  record.value !== null;

import type { MissingReason } from '@metra/contract/shapes/kpi-record-shapes';
import { commonMonths, isInside } from './common-months.ts';
import { isSettled } from './completeness.ts';
import { type Months, within } from './period.ts';

interface KnownRecord extends Months {
  kpiId: number;
  value: unknown;
  reason: MissingReason | null;
}

/**
 * Returns each KPI's records of two windows of the same length, restricted to the months that both know in whole
 * values, so that they can be compared. A reason that settles a month counts as known.
 */
export function comparableRecords<R extends KnownRecord>(
  records: readonly R[],
  [one, other]: readonly [Months, Months],
): R[] {
  const distance = other.first - one.first;
  const shifted = ({ first, last }: Months): Months => ({ first: first + distance, last: last + distance });
  const isWithin = (record: Months, window: Months) =>
    record.first >= window.first && record.last <= window.last;
  return [...Map.groupBy(records, ({ kpiId }) => kpiId).values()].flatMap((ofKpi) => {
    const valued = ofKpi.filter(({ value }) => value !== null);
    const settled = ofKpi.filter(({ value, reason }) => value === null && isSettled(reason));
    const inOne = valued.filter((record) => isWithin(record, one));
    const inOther = valued.filter((record) => isWithin(record, other));
    // In most cases both windows have the same pattern of records.
    if (settled.length === 0 && isAlike(inOne, inOther, distance)) return [...inOne, ...inOther];
    const common = commonMonths(
      [
        { values: inOne.map(shifted), free: settled.flatMap((each) => within(shifted(each), other) ?? []) },
        { values: inOther, free: settled.flatMap((each) => within(each, other) ?? []) },
      ],
      other,
    );
    return [
      ...settled,
      ...inOne.filter((record) => isInside(shifted(record), common)),
      ...inOther.filter((record) => isInside(record, common)),
    ];
  });
}

const isAlike = (one: readonly Months[], other: readonly Months[], distance: number): boolean =>
  one.length === other.length &&
  one.every(({ first, last }) =>
    other.some((each) => each.first === first + distance && each.last === last + distance),
  );

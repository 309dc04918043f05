import type { MissingReason } from '@metra/contract/kpi-record-shapes';
import { commonMonths, isInside } from './common-months.ts';
import { isSettled } from './completeness.ts';
import { type Months, monthsOf, within } from './period.ts';

interface KnownRecord extends Months {
  kpiId: number;
  value: unknown;
  reason: MissingReason | null;
}

const later = ({ first, last }: Months): Months => ({
  first: first + monthsOf.YEAR,
  last: last + monthsOf.YEAR,
});

/**
 * Records of a year and of the one before it, KPI by KPI only of the months that both know, in whole values: what can be compared. That
 * there is nothing to measure is known as well.
 */
export function knownInBoth<R extends KnownRecord>(records: readonly R[], year: Months): R[] {
  const before = { first: year.first - monthsOf.YEAR, last: year.last - monthsOf.YEAR };
  return [...Map.groupBy(records, ({ kpiId }) => kpiId).values()].flatMap((ofKpi) => {
    const isWithin = (record: Months, window: Months) =>
      record.first >= window.first && record.last <= window.last;
    const valued = ofKpi.filter(({ value }) => value !== null);
    const settled = ofKpi.filter(({ value, reason }) => value === null && isSettled(reason));
    const now = valued.filter((record) => isWithin(record, year));
    const then = valued.filter((record) => isWithin(record, before));
    // Nearly always: both years are recorded alike.
    if (settled.length === 0 && isAlike(now, then)) return [...now, ...then];
    const common = commonMonths(
      [
        { values: now, free: settled.flatMap((each) => within(each, year) ?? []) },
        { values: then.map(later), free: settled.flatMap((each) => within(later(each), year) ?? []) },
      ],
      year,
    );
    return [
      ...settled,
      ...now.filter((record) => isInside(record, common)),
      ...then.filter((record) => isInside(later(record), common)),
    ];
  });
}

const isAlike = (now: readonly Months[], then: readonly Months[]): boolean =>
  now.length === then.length &&
  now.every(({ first, last }) =>
    then.some((each) => each.first === first - monthsOf.YEAR && each.last === last - monthsOf.YEAR),
  );

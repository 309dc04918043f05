import { type Clock, clockFrom } from '../../src/platform/clock/clock.ts';

export type FakeClock = Clock & {
  advance(by: Temporal.DurationLike): void;
  set(moment: string | Date): void;
};

/** When tests begin, whatever day it really is: rows that they write themselves are of that time too. */
export const testMoment = '2026-11-15T10:00:00Z';
/** The same in SQL, where `now()` is the machine's. */
export const testNow = `timestamptz '${testMoment}'`;
export const testToday = `date '${testMoment.slice(0, 10)}'`;

/** A clock that stands still until it is moved. */
export function fakeClock(start: string | Date): FakeClock {
  let moment = new Date(start);
  return {
    ...clockFrom(() => new Date(moment)),
    advance: (by) => {
      // Counted in UTC: a day is 24 hours here, a month a calendar month.
      const later = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
        .toZonedDateTimeISO('UTC')
        .add(by);
      moment = new Date(later.epochMilliseconds);
    },
    set: (to) => {
      moment = new Date(to);
    },
  };
}

import { type Clock, clockFrom } from '../../src/platform/clock/clock.ts';

export type FakeClock = Clock & {
  advance(by: Temporal.DurationLike): void;
  set(moment: string | Date): void;
};

/** The time at which all tests start, also for rows that they write themselves. */
export const testMoment = '2026-11-15T10:00:00Z';
/** The time in SQL, where `now()` is the machine's. */
export const testNow = `timestamptz '${testMoment}'`;
export const testToday = `date '${testMoment.slice(0, 10)}'`;

/** A clock that only advances when it is told to. */
export function fakeClock(start: string | Date): FakeClock {
  let moment = new Date(start);
  return {
    ...clockFrom(() => new Date(moment)),
    advance: (by) => {
      // The calculation uses UTC: a day has 24 hours, and a month is a calendar month.
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

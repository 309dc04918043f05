import type { Clock } from '../../platform/clock/clock.ts';

export const demoTimeZone = 'Europe/Berlin';

/** Moves the days of the demo by whole months, so that its last month is the one that has just ended. */
export function demoCalendar(lastMonth: string, clock: Clock) {
  const today = clock.today(demoTimeZone);
  const ended = today.toPlainYearMonth().subtract({ months: 1 });
  const months = Temporal.PlainYearMonth.from(lastMonth).until(ended, { largestUnit: 'months' }).months;

  return {
    today: today.toString(),
    months,

    /** The last day of a month stays the last day of a month. */
    day(written: string): string {
      const day = Temporal.PlainDate.from(written);
      const moved = day.add({ months });
      return (day.day === day.daysInMonth ? moved.with({ day: 31 }) : moved).toString();
    },

    fromToday: (days: number): string => today.add({ days }).toString(),

    /** Whole years, as values of a year move. */
    year: (written: number): number => written + Math.floor(months / 12),
  };
}

export type DemoCalendar = ReturnType<typeof demoCalendar>;

import type { Clock } from '../../platform/clock/clock.ts';

export const demoTimeZone = 'Europe/Berlin';

/**
 * Brings the demo to the present. What has happened moves by whole years, like the values: the sun stays in summer, and a baseline
 * of a year stays the year of its values. What is still to come moves by months, so that it is still to come.
 */
export function demoCalendar(lastMonth: string, clock: Clock) {
  const today = clock.today(demoTimeZone);
  const ended = today.toPlainYearMonth().subtract({ months: 1 });
  const months = Temporal.PlainYearMonth.from(lastMonth).until(ended, { largestUnit: 'months' }).months;
  const years = Math.floor(months / 12);

  return {
    today: today.toString(),
    years,

    /** Of something that has happened. */
    past: (written: string): string => Temporal.PlainDate.from(written).add({ years }).toString(),

    /** Of something that is to come, or was seen lately. The last day of a month stays the last day of a month. */
    day(written: string): string {
      const day = Temporal.PlainDate.from(written);
      const moved = day.add({ months });
      return (day.day === day.daysInMonth ? moved.with({ day: 31 }) : moved).toString();
    },

    fromToday: (days: number): string => today.add({ days }).toString(),

    year: (written: number): number => written + years,
  };
}

export type DemoCalendar = ReturnType<typeof demoCalendar>;

import type { Clock } from '../../platform/clock/clock.ts';
import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';

/**
 * Moves the days of the demo to the present. The past moves by whole years, like the values, so that summers stay
 * summers and a baseline keeps its year. The future moves by months, so that it stays in the future.
 */
export function demoCalendar(lastMonth: string, clock: Clock) {
  const today = clock.today(operatorTimeZone);
  const ended = today.toPlainYearMonth().subtract({ months: 1 });
  const months = Temporal.PlainYearMonth.from(lastMonth).until(ended, { largestUnit: 'months' }).months;
  const years = Math.floor(months / 12);

  return {
    today: today.toString(),
    years,

    /** For days in the past. */
    past: (written: string): string => Temporal.PlainDate.from(written).add({ years }).toString(),

    /** For future and recent days. The last day of a month stays the last day of a month. */
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

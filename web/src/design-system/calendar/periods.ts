import type { Language, Words } from '../behaviour/words.ts';
import { type Day, dayOf, daysInMonth, partsOf } from './calendar-dates.ts';
import { formatDay } from './date-text.ts';
import { monthName, shortMonthName } from './written-date.ts';

/** A period includes its first and its last day. */
export interface Period {
  start: Day;
  end: Day;
}

export type Granularity = 'month' | 'quarter' | 'year';

const MONTHS: Record<Granularity, number> = { month: 1, quarter: 3, year: 12 };

/** Months are counted from the year 0. */
const monthOf = (day: Day): number => partsOf(day).year * 12 + partsOf(day).month - 1;

function periodFrom(first: number, granularity: Granularity): Period {
  const [year, month] = [Math.floor(first / 12), (first % 12) + 1];
  const last = month + MONTHS[granularity] - 1;
  return { start: dayOf(year, month, 1), end: dayOf(year, last, daysInMonth(year, last)) };
}

/** The year begins with its first month; 1 is January. */
export const periodAt = (granularity: Granularity, year: number, index = 0, firstMonth = 1): Period =>
  periodFrom(year * 12 + firstMonth - 1 + index * MONTHS[granularity], granularity);

export function periodOf(day: Day, granularity: Granularity, firstMonth = 1): Period {
  const [month, length] = [monthOf(day), MONTHS[granularity]];
  return periodFrom(month - ((month + 12 - (firstMonth - 1)) % length), granularity);
}

/** A negative number of steps goes back. */
export const shiftPeriod = ({ start }: Period, granularity: Granularity, steps: number): Period =>
  periodFrom(monthOf(start) + steps * MONTHS[granularity], granularity);

export function formatPeriod(
  period: Period,
  granularity: Granularity,
  language: Language,
  words: Words,
  firstMonth = 1,
): string {
  const { year, month } = partsOf(period.start);
  if (granularity === 'month') return formatDay(period.start, language, 'monthLong');
  if (granularity === 'quarter' && isOfCalendar(month)) return words.quarter(Math.ceil(month / 3), year);
  if (granularity === 'year' && (month === 1 || month === firstMonth)) return yearName(period);
  return `${formatDay(period.start, language, 'month')} – ${formatDay(period.end, language, 'month')}`;
}

const isOfCalendar = (firstMonthOfQuarter: number) => firstMonthOfQuarter % 3 === 1;

/** Examples: `2025`, `2024/25`. */
function yearName({ start, end }: Period): string {
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  return from === to ? from : `${from}/${to.slice(2)}`;
}

interface PeriodName {
  name: string;
  /** The span is shown when the name alone does not say it. */
  span?: string;
  /** Only screen readers announce the year, because it is visible above the grid. */
  year?: number;
}

export function periodCell(
  period: Period,
  granularity: Granularity,
  language: Language,
  words: Words,
): PeriodName {
  const { year, month } = partsOf(period.start);
  if (granularity === 'year') return { name: yearName(period) };
  if (granularity === 'month') return { name: monthName(partsOf(period.start).month, language), year };
  const span = `${shortMonthName(month, language)} – ${shortMonthName(partsOf(period.end).month, language)}`;
  return isOfCalendar(month)
    ? { year, name: words.quarterShort(Math.ceil(month / 3)), span }
    : { year, name: span };
}

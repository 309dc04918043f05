import type { Language, Words } from '../words.ts';
import { type Day, dayOf, daysInMonth, partsOf } from './calendar-dates.ts';
import { formatDay } from './date-text.ts';
import { monthName, shortMonthName } from './written-date.ts';

/** The span one value stands for, first and last day included. */
export interface Period {
  start: Day;
  end: Day;
}

export type Granularity = 'month' | 'quarter' | 'year';

const MONTHS: Record<Granularity, number> = { month: 1, quarter: 3, year: 12 };

export function periodAt(granularity: Granularity, year: number, index = 0): Period {
  const length = MONTHS[granularity];
  const first = index * length + 1;
  const last = first + length - 1;
  return { start: dayOf(year, first, 1), end: dayOf(year, last, daysInMonth(year, last)) };
}

export function periodOf(day: Day, granularity: Granularity): Period {
  const { year, month } = partsOf(day);
  return periodAt(granularity, year, Math.floor((month - 1) / MONTHS[granularity]));
}

/** The period so many steps later, or earlier. */
export function shiftPeriod(period: Period, granularity: Granularity, steps: number): Period {
  const { year, month } = partsOf(period.start);
  const months = year * 12 + month - 1 + steps * MONTHS[granularity];
  return periodAt(granularity, Math.floor(months / 12), (months % 12) / MONTHS[granularity]);
}

export function formatPeriod(
  period: Period,
  granularity: Granularity,
  language: Language,
  words: Words,
): string {
  const { year, month } = partsOf(period.start);
  if (granularity === 'year') return `${year}`;
  if (granularity === 'month') return formatDay(period.start, language, 'monthLong');
  return words.quarter(Math.ceil(month / 3), year);
}

interface PeriodName {
  name: string;
  /** What it spans, where the name alone does not say. */
  span?: string;
  /** Said to screen readers only: sighted readers see it above. */
  year?: number;
}

/** How a period reads among others of its year. */
export function periodCell(
  period: Period,
  granularity: Granularity,
  language: Language,
  words: Words,
): PeriodName {
  const { year, month } = partsOf(period.start);
  if (granularity === 'year') return { name: `${year}` };
  if (granularity === 'month') return { name: monthName(partsOf(period.start).month, language), year };
  return {
    year,
    name: words.quarterShort(Math.ceil(month / 3)),
    span: `${shortMonthName(month, language)} – ${shortMonthName(month + 2, language)}`,
  };
}

import type { Language } from '../behaviour/words.ts';
import { type Day, isDay, partsOf } from './calendar-dates.ts';
import { type DateStyle, weekdayName, writtenDate } from './written-date.ts';

export const formatDay = (day: Day, language: Language, style: DateStyle): string =>
  writtenDate(partsOf(day), language, style);

/** The week starts on Monday. Two letters are enough above a column: Mo, Di … */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const long = weekdayName((index + 1) % 7, language);
    return { short: long.slice(0, 2), long };
  });
}

const DAY_FIRST = /^(\d{1,2})[./\- ]\s?(\d{1,2})[./\- ]\s?(\d{4}|\d{2})$/;

/** It reads 15.11.2026, 15/11/26, 15-11-2026 and 2026-11-15. In both languages the day comes first. */
export function parseDay(text: string): Day | null {
  const trimmed = text.trim();
  if (isDay(trimmed)) return trimmed;
  const match = DAY_FIRST.exec(trimmed);
  if (!match) return null;
  const [, day, month, year = ''] = match;
  const iso = `${fullYear(year)}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < 70 ? `20${year}` : `19${year}`;
}

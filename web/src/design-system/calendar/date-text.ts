import { dateFormat } from '../intl-formats.ts';
import type { Language } from '../words.ts';
import { type Day, isDay, partsOf } from './calendar-dates.ts';

const LOCALE: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

export type DateStyle = 'numeric' | 'long' | 'full' | 'month' | 'month-name';

const STYLE: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  'month-name': { month: 'long' },
};

export function formatDay(day: Day, language: Language, style: DateStyle): string {
  const { year, month, day: date } = partsOf(day);
  return dateFormat(LOCALE[language], { ...STYLE[style], timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, date)),
  );
}

/** Two letters are enough above a column: Mo, Di … */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  const monday = new Date(Date.UTC(2024, 0, 1));
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(monday.getTime() + index * 86_400_000);
    const name = (weekday: 'short' | 'long') =>
      dateFormat(LOCALE[language], { weekday, timeZone: 'UTC' }).format(date);
    return { short: name('short').slice(0, 2), long: name('long') };
  });
}

const DAY_FIRST = /^(\d{1,2})[./\- ]\s?(\d{1,2})[./\- ]\s?(\d{4}|\d{2})$/;

/** Reads 15.11.2026, 15/11/26, 15-11-2026 and 2026-11-15. Both languages put the day first. */
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

export function monthName(month: number, language: Language): string {
  // Beside a day the abbreviation carries its full stop in German: "Jan.", "März".
  const format = dateFormat(LOCALE[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(Date.UTC(2026, month - 1, 1));
  return parts.find((part) => part.type === 'month')?.value ?? '';
}

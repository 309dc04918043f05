import type { Language } from '../behaviour/words.ts';

/**
 * These tables replace the browser's own formats, whose first use takes 150 ms on a phone, and the first screen
 * shows dates. A test compares every day's text with the browser's.
 */
interface DateWords {
  months: readonly string[];
  /** It is used beside a day or a year. German abbreviations have a full stop. */
  shortMonths: readonly string[];
  weekdays: readonly string[];
}

const WORDS: Record<Language, DateWords> = {
  de: {
    months: words('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    shortMonths: words('Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.'),
    weekdays: words('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
  },
  en: {
    months: words('January February March April May June July August September October November December'),
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  },
};

function words(list: string): readonly string[] {
  return list.split(' ');
}

export interface DateParts {
  year: number;
  /** The first month is 1. */
  month: number;
  day: number;
}

/** `15.11.2026`, `15. Nov. 2026`, `15. November 2026`, with its weekday, `Nov. 2026`, `November 2026`. */
export type DateStyle = 'numeric' | 'short' | 'long' | 'full' | 'month' | 'monthLong';

export function writtenDate(date: DateParts, language: Language, style: DateStyle): string {
  const { year, month, day } = date;
  const isGerman = language === 'de';
  switch (style) {
    case 'numeric':
      return [twoDigits(day), twoDigits(month), year].join(isGerman ? '.' : '/');
    case 'short':
      return `${dayBefore(day, isGerman)} ${shortMonthName(month, language)} ${year}`;
    case 'long':
      return `${dayBefore(day, isGerman)} ${monthName(month, language)} ${year}`;
    case 'full':
      return `${weekdayName(weekdayOf(date), language)}, ${writtenDate(date, language, 'long')}`;
    case 'month':
      return `${shortMonthName(month, language)} ${year}`;
    case 'monthLong':
      return `${monthName(month, language)} ${year}`;
  }
}

export const monthName = (month: number, language: Language): string =>
  WORDS[language].months[month - 1] ?? '';

export const shortMonthName = (month: number, language: Language): string =>
  WORDS[language].shortMonths[month - 1] ?? '';

/** Sunday is 0. */
export const weekdayName = (weekday: number, language: Language): string =>
  WORDS[language].weekdays[weekday] ?? '';

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

const dayBefore = (day: number, isGerman: boolean) => (isGerman ? `${day}.` : `${day}`);

const weekdayOf = ({ year, month, day }: DateParts) => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

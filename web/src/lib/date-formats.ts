import { dateFormat } from '../design-system/intl-formats.ts';
import { UNFORMATTABLE } from './formats.ts';
import type { Language } from './i18n/languages.ts';
import { translate } from './i18n/tolgee.ts';

const LOCALE: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** Days without a time are the same day everywhere. */
const DAY_ZONE = 'UTC';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const STYLES = {
  /** `15. November 2026` */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `15. Nov. 2026` */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `15.11.2026` */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** `Sep. 2026` */
  month: { month: 'short', year: 'numeric' },
  /** `September 2026` */
  monthLong: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof STYLES;

/** A day (`2026-11-15`) or an instant as people write it. Instants are shown in the person's time zone. */
export function formatDate(value: string, language: Language, style: DateStyle = 'long'): string {
  const isDay = DAY.test(value);
  return written(value, language, STYLES[style], isDay ? DAY_ZONE : undefined);
}

/** `14:32 Uhr`; in English 14:32. */
export function formatTime(instant: string, language: Language): string {
  const text = written(instant, language, { hour: '2-digit', minute: '2-digit' });
  return text === UNFORMATTABLE ? text : translate('common.format.time', { time: text });
}

/** `15. November 2026, 14:32 Uhr` */
export function formatDateTime(instant: string, language: Language, style: DateStyle = 'long'): string {
  const day = formatDate(instant, language, style);
  return day === UNFORMATTABLE ? day : `${day}, ${formatTime(instant, language)}`;
}

/** The span a value stands for: `2026`, `3. Quartal 2026`, `Sep. 2026`, otherwise from and to. */
export function formatPeriod(start: string, end: string, language: Language): string {
  if (!isReal(start) || !isReal(end) || end < start) return UNFORMATTABLE;
  const year = Number(start.slice(0, 4));
  const month = Number(start.slice(5, 7));
  const spans = (months: number) => end === lastDayOf(year, month + months - 1) && start.endsWith('-01');
  if (spans(12) && month === 1) return String(year);
  if (spans(3) && month % 3 === 1) return translate('parts.quarter', { quarter: (month + 2) / 3, year });
  if (spans(1)) return formatDate(start, language, 'month');
  const isWholeMonths =
    start.endsWith('-01') && end === lastDayOf(Number(end.slice(0, 4)), Number(end.slice(5, 7)));
  if (isWholeMonths) return `${formatDate(start, language, 'month')} – ${formatDate(end, language, 'month')}`;
  return `${formatDate(start, language, 'short')} – ${formatDate(end, language, 'short')}`;
}

function written(value: string, language: Language, style: Intl.DateTimeFormatOptions, timeZone?: string) {
  if (!isReal(value)) return UNFORMATTABLE;
  const format = dateFormat(LOCALE[language], { ...style, ...(timeZone && { timeZone }) });
  // Both locales shorten September to four letters; three are enough, as for every other month.
  return format.format(new Date(value)).replace('Sept', (text) => (style.month === 'short' ? 'Sep' : text));
}

/** 31 February would otherwise quietly become March. */
function isReal(value: string): boolean {
  const parsed = new Date(value);
  if (Number.isNaN(parsed.getTime())) return false;
  return !DAY.test(value) || parsed.toISOString().startsWith(value);
}

const lastDayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

import {
  type DateParts,
  type DateStyle,
  twoDigits,
  writtenDate,
} from '../design-system/calendar/written-date.ts';
import { firstMonth, nameOfYear } from './business-year.ts';
import { UNFORMATTABLE } from './formats.ts';
import type { Language } from './i18n/languages.ts';
import { translate } from './i18n/tolgee.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day (`2026-11-15`) or an instant as people write it. Instants are shown in the person's time zone. */
export const formatDate = (value: string, language: Language, style: DateStyle = 'long'): string =>
  isReal(value) ? writtenDate(partsOf(value), language, style) : UNFORMATTABLE;

/** `14:32 Uhr`; in English 14:32. */
export function formatTime(instant: string): string {
  if (!isReal(instant)) return UNFORMATTABLE;
  const moment = new Date(instant);
  const time = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  return translate('common.format.time', { time });
}

/** `15. November 2026, 14:32 Uhr` */
export function formatDateTime(instant: string, language: Language, style: DateStyle = 'long'): string {
  const day = formatDate(instant, language, style);
  return day === UNFORMATTABLE ? day : `${day}, ${formatTime(instant)}`;
}

/** The span a value stands for: `2026`, the own business year `2025/26`, `3. Quartal 2026`, `Sep. 2026`, otherwise from and to. */
export function formatPeriod(start: string, end: string, language: Language): string {
  if (!isReal(start) || !isReal(end) || end < start) return UNFORMATTABLE;
  const year = Number(start.slice(0, 4));
  const month = Number(start.slice(5, 7));
  const spans = (months: number) => end === lastDayOf(year, month + months - 1) && start.endsWith('-01');
  if (spans(12) && month === 1) return String(year);
  if (spans(12) && month === firstMonth()) return nameOfYear(year);
  if (spans(3) && month % 3 === 1) return translate('parts.quarter', { quarter: (month + 2) / 3, year });
  if (spans(1)) return formatDate(start, language, 'month');
  const isWholeMonths =
    start.endsWith('-01') && end === lastDayOf(Number(end.slice(0, 4)), Number(end.slice(5, 7)));
  if (isWholeMonths) return `${formatDate(start, language, 'month')} – ${formatDate(end, language, 'month')}`;
  return `${formatDate(start, language, 'short')} – ${formatDate(end, language, 'short')}`;
}

/** Days without a time are the same day everywhere. */
function partsOf(value: string): DateParts {
  const date = new Date(value);
  return DAY.test(value)
    ? { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
    : { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** 31 February would otherwise quietly become March. */
function isReal(value: string): boolean {
  const parsed = new Date(value);
  if (Number.isNaN(parsed.getTime())) return false;
  return !DAY.test(value) || parsed.toISOString().startsWith(value);
}

const lastDayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

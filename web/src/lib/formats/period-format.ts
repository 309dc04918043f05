import type { Language } from '../i18n/languages.ts';
import { translate } from '../i18n/tolgee.ts';
import { firstMonth, nameOfYear } from './business-year.ts';
import { formatDate, isReal } from './date-formats.ts';
import { UNFORMATTABLE } from './formats.ts';

/**
 * Examples: `2026`, the own business year `2025/26`, `3. Quartal 2026`, `Sep. 2026`. Other spans show their
 * first and last day.
 */
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

const lastDayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

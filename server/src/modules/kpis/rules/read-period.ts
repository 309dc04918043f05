import { readYearLabel } from '@metra/contract/rules/business-year';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { daysOf, lastDay, monthOf, monthsOfCode, unitAround } from './period.ts';

export interface Days {
  start: string;
  end: string;
}

const monthNames: readonly (readonly string[])[] = [
  ['jan', 'januar', 'january', 'jän', 'jänner'],
  ['feb', 'februar', 'february'],
  ['mär', 'mrz', 'märz', 'mar', 'march'],
  ['apr', 'april'],
  ['mai', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['okt', 'oktober', 'oct', 'october'],
  ['nov', 'november'],
  ['dez', 'dezember', 'dec', 'december'],
];

const pad = (digits: string) => digits.padStart(2, '0');

/** Reads 2026-09-01 or 01.09.2026; returns undefined for a day that does not exist. */
function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(text);
  const german = iso ? null : /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : german ? [german[3], german[2], german[1]] : [];
  if (!year || !month || !day || Number(year) === 0) return undefined;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return undefined;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return date <= lastDay(monthOf(date)) ? date : undefined;
}

/** Reads the usual spellings of 2026, Q3 2026 or 09/2026 and returns 2026, 2026-Q3 or 2026-09. */
export function readPeriodCode(text: string): string | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const year = /^(\d{4})$/.exec(plain);
  if (year) return year[1];
  const quarter =
    /^q\s?([1-4])[ /.-]?(\d{4})$/.exec(plain) ??
    /^([1-4])\.? ?(?:quartal|quarter|q)[ /.-]?(\d{4})$/.exec(plain);
  if (quarter) return `${quarter[2]}-Q${quarter[1]}`;
  const yearFirst = /^(\d{4})[ /.-]?q\s?([1-4])$/.exec(plain);
  if (yearFirst) return `${yearFirst[1]}-Q${yearFirst[2]}`;
  const month = /^(\d{1,2})[/.-](\d{4})$/.exec(plain);
  if (month) return monthCode(month[2], month[1]);
  const isoMonth = /^(\d{4})[/.-](\d{1,2})$/.exec(plain);
  if (isoMonth) return monthCode(isoMonth[1], isoMonth[2]);
  const named = /^(\p{L}+)\.? (\d{4})$/u.exec(plain);
  const place = monthNames.findIndex((names) => names.includes(named?.[1] ?? ''));
  return named && place >= 0 ? monthCode(named[2], String(place + 1)) : undefined;
}

const monthCode = (year: string | undefined, month = '0'): string | undefined =>
  Number(month) >= 1 && Number(month) <= 12 ? `${year}-${pad(month)}` : undefined;

/**
 * Returns the days of a row's period. A first day without a last one means the KPI's month, quarter or year around
 * it. An organisation whose years do not start in January writes a year as 2024/25; for a monthly KPI, 2009/10 still
 * means October.
 */
export function readPeriod(
  text: string,
  endText: string,
  frequency: Frequency,
  firstMonth: number,
): Days | undefined {
  const first = readDay(text.trim());
  if (endText.trim() !== '') {
    const last = readDay(endText.trim());
    return first && last ? { start: first, end: last } : undefined;
  }
  if (first) return daysOf(unitAround(monthOf(first), frequency, firstMonth));
  const year = readYearLabel(text, firstMonth);
  const code = readPeriodCode(text);
  const isYear = year !== undefined && (code === undefined || code.length === 4 || frequency === 'YEAR');
  if (isYear) return daysOf(unitAround(year, 'YEAR', firstMonth));
  // Without the second year, 2025 could mean either of two business years.
  if (code?.length === 4 && firstMonth !== 1) return undefined;
  return code === undefined || code.startsWith('0') ? undefined : daysOf(monthsOfCode(code));
}

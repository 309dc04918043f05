import type { Language } from '@metra/contract/core/primitives';
import { yearLabel } from '@metra/contract/rules/business-year';
import type { Period } from '@metra/contract/shapes/kpi-shapes';
import { Decimal } from 'decimal.js';
import { operatorDayOf } from '../../../platform/clock/operator-time-zone.ts';
import { monthNames } from '../../../platform/text/month-names.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';
const marks = { de: { group: '.', point: ',' }, en: { group: ',', point: '.' } } as const;
const MOST_DECIMALS = 20;

interface NumberStyle {
  /** The exact number of decimals; without it, as many as the number has. */
  decimals?: number | null;
  signed?: boolean;
  /** At most `decimals`, without zeros at the end. */
  trimmed?: boolean;
}

/** `23.020`, `14,50`, `−3`; 23,020 in English. A number other than zero is never written as zero. */
export function writeNumber(value: number | string, language: Language, style: NumberStyle = {}): string {
  const number = new Decimal(value);
  const { decimals, signed = false, trimmed = false } = style;
  const rounded =
    typeof decimals === 'number' ? number.toDecimalPlaces(visibleDecimals(number, decimals)) : number;
  const digits =
    typeof decimals === 'number' && !trimmed
      ? rounded.abs().toFixed(Math.max(decimals, rounded.decimalPlaces()))
      : rounded.abs().toDecimalPlaces(MOST_DECIMALS).toFixed();
  const [whole = '0', fraction] = digits.split('.');
  const { group, point } = marks[language];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  const sign = rounded.isZero() ? '' : rounded.isNegative() ? MINUS : signed ? '+' : '';
  return sign + grouped + (fraction === undefined ? '' : point + fraction);
}

function visibleDecimals(number: Decimal, decimals: number): number {
  const size = number.abs();
  if (size.isZero() || size.gte(new Decimal(10).pow(-decimals).div(2))) return decimals;
  return Math.min(MOST_DECIMALS, -size.e);
}

/** English has no space before the percent sign and puts the euro sign before the amount. */
export function withUnit(number: string, unit: string, language: Language): string {
  if (unit === '') return number;
  if (language === 'en' && unit === '€') return number.replace(/^[+\u2212]?/, (sign) => `${sign}€`);
  return `${number}${language === 'en' && unit === '%' ? '' : NBSP}${unit}`;
}

/** Writes the share 0.081 as `8,1 %`. */
export const writeShare = (share: number, language: Language, style: NumberStyle = {}): string =>
  withUnit(
    writeNumber(new Decimal(share).times(100).toString(), language, { decimals: 1, trimmed: true, ...style }),
    '%',
    language,
  );

/** Rounds down to whole per cent, so that only a complete value is 100 %. */
export const writeWholeShare = (share: number, language: Language): string =>
  withUnit(writeNumber(Math.floor(share * 100 + 1e-9), language), '%', language);

/** Writes integer cents as money. */
export const writeMoney = (cents: number, language: Language): string =>
  withUnit(
    writeNumber(new Decimal(cents).div(100).toString(), language, { decimals: cents % 100 === 0 ? 0 : 2 }),
    '€',
    language,
  );

const shortMonths = {
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;

type Names = Record<Language, readonly string[]>;
const partsOf = (day: string) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8, 10)),
});
const nameIn = (names: Names, month: number, language: Language) => names[language][month - 1] ?? '';

/** `15. November 2026`, 15 November 2026 in English. */
export function writeDay(day: string, language: Language): string {
  const { year, month, day: number } = partsOf(day);
  return `${number}${language === 'de' ? '.' : ''}${NBSP}${nameIn(monthNames, month, language)} ${year}`;
}

/** `15.11.2026`, 15 Nov 2026 in English. */
export function writeShortDay(day: string, language: Language): string {
  const { year, month, day: number } = partsOf(day);
  if (language === 'en') return `${number} ${nameIn(shortMonths, month, 'en')} ${year}`;
  return `${String(number).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`;
}

/** The operator's day at a moment, as `2026-11-15`. */
export const isoDayOf = (moment: Date): string => operatorDayOf(moment).toString();

export const writeMonth = (day: string, language: Language): string =>
  nameIn(shortMonths, partsOf(day).month, language);

type Days = Pick<Period, 'start' | 'end'>;

/** `Jan.–Okt.` without the year, for places that show the year separately. */
export function writeMonths({ start, end }: Days, language: Language): string {
  const [first, last] = [writeMonth(start, language), writeMonth(end, language)];
  return first === last && start.slice(0, 4) === end.slice(0, 4) ? first : `${first}–${last}`;
}

/**
 * `2026`, `2025/26`, `Okt. 2026`, `Jan.–Okt. 2026`. Only a period that starts with a business year is named like one.
 */
export function writePeriod({ start, end }: Days, language: Language, businessYear: Days): string {
  const [first, last] = [partsOf(start), partsOf(end)];
  const length = (last.year - first.year) * 12 + last.month - first.month + 1;
  const isYear = length === 12 && first.month === partsOf(businessYear.start).month;
  if (isYear) return yearLabel(first.year * 12 + first.month - 1);
  if (first.year === last.year) return `${writeMonths({ start, end }, language)} ${first.year}`;
  return `${writeMonth(start, language)} ${first.year} – ${writeMonth(end, language)} ${last.year}`;
}

/** `Januar bis Oktober 2026`. */
export function writeLongPeriod({ start, end }: Days, language: Language): string {
  const [first, last] = [partsOf(start), partsOf(end)];
  const to = language === 'de' ? 'bis' : 'to';
  const [from, until] = [nameIn(monthNames, first.month, language), nameIn(monthNames, last.month, language)];
  if (first.year !== last.year) return `${from} ${first.year} ${to} ${until} ${last.year}`;
  return first.month === last.month ? `${from} ${first.year}` : `${from} ${to} ${until} ${last.year}`;
}

export const writeCountry = (code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;

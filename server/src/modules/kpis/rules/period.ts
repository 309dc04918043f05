import { isBusinessYear, unitStart, yearLabel } from '@metra/contract/rules/business-year';
import type { Frequency, Period } from '@metra/contract/shapes/kpi-shapes';

/** Both months are included and counted from the year 0. */
export interface Months {
  first: number;
  last: number;
}

/** The date that applies to an organisation, and the first month of its years. */
export interface Calendar {
  today: string;
  /** The month is a number from 1 to 12. */
  firstMonth: number;
}

export const monthsOf = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const satisfies Record<Frequency, number>;

/** A longer period is probably a typing error. */
const longestMonths = 120;
const earliestYear = 1900;

export const lengthOf = ({ first, last }: Months): number => last - first + 1;
export const yearOf = (month: number): number => Math.floor(month / 12);

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
const yearAndMonth = (month: number) => `${pad(yearOf(month), 4)}-${pad((month % 12) + 1, 2)}`;

export const firstDay = (month: number): string => `${yearAndMonth(month)}-01`;
export const lastDay = (month: number): string => `${yearAndMonth(month)}-${daysIn(month)}`;

const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(month: number): number {
  const year = yearOf(month);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return isLeap && month % 12 === 1 ? 29 : (days[month % 12] ?? 31);
}

/** Every record calls this function, so it does not create intermediate strings. */
export const monthOf = (day: string): number => digits(day, 0, 4) * 12 + digits(day, 5, 7) - 1;

function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) number = number * 10 + text.charCodeAt(at) - 48;
  return number;
}

/** Returns undefined if the days are not whole months. */
export function wholeMonths(start: string, end: string): Months | undefined {
  const months = { first: monthOf(start), last: monthOf(end) };
  const isWhole = start === firstDay(months.first) && end === lastDay(months.last);
  return isWhole && months.first <= months.last ? months : undefined;
}

export const daysOf = ({ first, last }: Months): { start: string; end: string } => ({
  start: firstDay(first),
  end: lastDay(last),
});

/** Writes 2026, 2026-Q3, 2026-09, or both days: the code does not depend on the business year. */
export function codeOf(start: string, end: string): string {
  const months = wholeMonths(start, end);
  return (months && unitCode(months)) ?? `${start}/${end}`;
}

/** Returns a code only for calendar years, quarters and months. */
function unitCode(months: Months): string | undefined {
  const { first } = months;
  const length = lengthOf(months);
  if (length === 1) return yearAndMonth(first);
  if (length === 3 && first % 3 === 0) return `${pad(yearOf(first), 4)}-Q${(first % 12) / 3 + 1}`;
  if (length === 12 && first % 12 === 0) return pad(yearOf(first), 4);
  return undefined;
}

export function periodOf(months: Months): Period {
  const { start, end } = daysOf(months);
  return { start, end, code: unitCode(months) ?? `${start}/${end}` };
}

/** Returns the column heading: a business year as the organisation names it (2024/25), otherwise the code. */
export function labelOf({ start, end, code }: Period, firstMonth: number): string {
  const months = { first: monthOf(start), last: monthOf(end) };
  return isBusinessYear(months, firstMonth) ? yearLabel(months.first) : code;
}

/** Reads 2026, 2026-Q3, 2026-09, or both days of another year or quarter. */
export function monthsOfCode(code: string): Months & { frequency: Frequency } {
  const [start = '', end] = code.split('/');
  if (end !== undefined) {
    const months = { first: monthOf(start), last: monthOf(end) };
    return { ...months, frequency: lengthOf(months) === monthsOf.YEAR ? 'YEAR' : 'QUARTER' };
  }
  const year = Number(code.slice(0, 4)) * 12;
  const rest = code.slice(5);
  if (rest === '') return { first: year, last: year + 11, frequency: 'YEAR' };
  if (rest.startsWith('Q')) {
    const first = year + (Number(rest.slice(1)) - 1) * 3;
    return { first, last: first + 2, frequency: 'QUARTER' };
  }
  const month = year + Number(rest) - 1;
  return { first: month, last: month, frequency: 'MONTH' };
}

/** Returns the month, quarter or year around a month; quarters and years are those of the business year. */
export function unitAround(month: number, frequency: Frequency, firstMonth: number): Months {
  const length = monthsOf[frequency];
  const first = unitStart(month, length, firstMonth);
  return { first, last: first + length - 1 };
}

export const lastEnded = ({ today, firstMonth }: Calendar, frequency: Frequency): Months =>
  unitAround(unitAround(monthOf(today), frequency, firstMonth).first - 1, frequency, firstMonth);

export const runningUnit = ({ today, firstMonth }: Calendar, frequency: Frequency): Months =>
  unitAround(monthOf(today), frequency, firstMonth);

/** Returns the units that overlap the months, oldest first. */
export function unitsBetween({ first, last }: Months, frequency: Frequency, firstMonth: number): Months[] {
  const units: Months[] = [];
  for (
    let unit = unitAround(first, frequency, firstMonth);
    unit.first <= last;
    unit = unitAround(unit.last + 1, frequency, firstMonth)
  )
    units.push(unit);
  return units;
}

/** Returns the whole business years that overlap the months. */
export const wholeYears = ({ first, last }: Months, firstMonth: number): Months => ({
  first: unitAround(first, 'YEAR', firstMonth).first,
  last: unitAround(last, 'YEAR', firstMonth).last,
});

export function within(one: Months, other: Months): Months | undefined {
  const shared = { first: Math.max(one.first, other.first), last: Math.min(one.last, other.last) };
  return shared.first <= shared.last ? shared : undefined;
}

/** Merges spans that touch or overlap; the oldest comes first. */
export function merged(spans: readonly Months[]): Months[] {
  const result: Months[] = [];
  for (const { first, last } of spans.toSorted((a, b) => a.first - b.first)) {
    const before = result.at(-1);
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last);
    else result.push({ first, last });
  }
  return result;
}

type PeriodProblem = 'endsBeforeStart' | 'notWholePeriods' | 'inFuture' | 'tooLong' | 'tooEarly';

/**
 * A period consists of whole months, as many as a multiple of the KPI's frequency. Quarters are those of the business
 * year; a year may start in any month, because business years change. A period ends no later than the running unit.
 */
export function periodProblem(
  { start, end }: { start: string; end: string },
  frequency: Frequency,
  calendar: Calendar,
): PeriodProblem | undefined {
  if (end < start) return 'endsBeforeStart';
  const months = wholeMonths(start, end);
  if (!months || lengthOf(months) % monthsOf[frequency] !== 0) return 'notWholePeriods';
  if (
    frequency === 'QUARTER' &&
    unitAround(months.first, frequency, calendar.firstMonth).first !== months.first
  )
    return 'notWholePeriods';
  if (yearOf(months.first) < earliestYear) return 'tooEarly';
  if (lengthOf(months) > longestMonths) return 'tooLong';
  if (months.last > runningUnit(calendar, frequency).last) return 'inFuture';
  return undefined;
}

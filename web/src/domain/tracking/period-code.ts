import {
  type Granularity,
  type Period,
  periodAt,
  shiftPeriod,
} from '../../design-system/calendar/periods.ts';

const CODE = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})))?$/;
/** A year or a quarter that is not the calendar's. */
const DAYS = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** How many months a period has. */
export const monthsIn = ({ start, end }: Period): number => monthOf(end) - monthOf(start) + 1;

/** The kind of span a code stands for: `2025`, `2025-Q3` or `2025-09`, or both days; a year when there is none yet. */
export function granularityOf(code: string | null): Granularity {
  const [, start, end] = (code && DAYS.exec(code)) || [];
  if (start && end) return monthsIn({ start, end }) === 12 ? 'year' : 'quarter';
  if (code?.includes('Q')) return 'quarter';
  return code?.includes('-') ? 'month' : 'year';
}

export function periodOfCode(code: string | null): Period | null {
  const [, start, end] = (code && DAYS.exec(code)) || [];
  if (start && end) return { start, end };
  const [, year, quarter, month] = (code && CODE.exec(code)) || [];
  if (!year) return null;
  const index = Number(quarter ?? month ?? 1) - 1;
  return periodAt(granularityOf(code), Number(year), index);
}

export function codeOfPeriod({ start, end }: Period): string {
  const [year = '', month = ''] = start.split('-');
  const months = monthsIn({ start, end });
  if (months === 1) return `${year}-${month}`;
  if (months === 12 && month === '01') return year;
  if (months === 3 && Number(month) % 3 === 1) return `${year}-Q${Math.ceil(Number(month) / 3)}`;
  return `${start}/${end}`;
}

const GRANULARITIES: Record<number, Granularity> = { 1: 'month', 3: 'quarter', 12: 'year' };

/** The code of the same months a year before; of any other length none. */
export function codeYearBefore(period: Period): string | null {
  const granularity = GRANULARITIES[monthsIn(period)];
  if (!granularity) return null;
  return codeOfPeriod(shiftPeriod(period, granularity, -12 / monthsIn(period)));
}

import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import {
  type Granularity,
  type Period,
  periodAt,
  shiftPeriod,
} from '../../design-system/calendar/periods.ts';

export const MONTHS_IN: Record<Frequency, number> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

const CODE = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})))?$/;
/** Years and quarters that differ from the calendar's have this form. */
const DAYS = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export const monthsIn = ({ start, end }: Period): number => monthOf(end) - monthOf(start) + 1;

/** Examples: `2025`, `2025-Q3`, `2025-09`, or two days. Without a code it is a year. */
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

/** It is undefined for spans of another length. */
export function codeYearBefore(period: Period): string | null {
  const granularity = GRANULARITIES[monthsIn(period)];
  if (!granularity) return null;
  return codeOfPeriod(shiftPeriod(period, granularity, -12 / monthsIn(period)));
}

import { type Granularity, type Period, periodAt } from '../../design-system/calendar/periods.ts';

const CODE = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})))?$/;

/** The kind of span a code stands for: `2025`, `2025-Q3` or `2025-09`; a year when there is none yet. */
export function granularityOf(code: string | null): Granularity {
  if (code?.includes('Q')) return 'quarter';
  return code?.includes('-') ? 'month' : 'year';
}

export function periodOfCode(code: string | null): Period | null {
  const [, year, quarter, month] = (code && CODE.exec(code)) || [];
  if (!year) return null;
  const index = Number(quarter ?? month ?? 1) - 1;
  return periodAt(granularityOf(code), Number(year), index);
}

export function codeOfPeriod({ start }: Period, granularity: Granularity): string {
  const [year = '', month = ''] = start.split('-');
  if (granularity === 'year') return year;
  return granularity === 'quarter' ? `${year}-Q${Math.ceil(Number(month) / 3)}` : `${year}-${month}`;
}

import { formatPeriod } from '../../lib/date-formats.ts';
import { UNFORMATTABLE } from '../../lib/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';

/** Any other months: the first day and the last. */
const DAYS = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;
const PERIOD = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})))?$/;

/** What a KPI is about: `2025` is `2025`, `2025-Q3` is `3. Quartal 2025`, `2025-09` is `Sep. 2025`. */
export function periodText(period: string, language: Language): string {
  const [, start, end] = DAYS.exec(period) ?? [];
  if (start && end) return formatPeriod(start, end, language);
  const [, year, quarter, month] = PERIOD.exec(period) ?? [];
  if (!year) return UNFORMATTABLE;
  const first = month ? Number(month) : quarter ? Number(quarter) * 3 - 2 : 1;
  const months = month ? 1 : quarter ? 3 : 12;
  return formatPeriod(dayOf(Number(year), first, 1), dayOf(Number(year), first + months, 0), language);
}

/** The year a KPI belongs to: the one it ends in. */
export const yearOf = (periodOrDate: string): number =>
  Number((DAYS.exec(periodOrDate)?.[2] ?? periodOrDate).slice(0, 4));

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

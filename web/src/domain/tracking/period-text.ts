import { businessYearOf } from '../../lib/formats/business-year.ts';
import { UNFORMATTABLE } from '../../lib/formats/formats.ts';
import { formatPeriod } from '../../lib/formats/period-format.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { periodOfCode } from './period-code.ts';

/** Any other span has this form, with its first and last day. */
const DAYS = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;
const PERIOD = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})))?$/;

/** Examples: `2025` becomes `2025`, `2025-Q3` becomes `3. Quartal 2025`, `2025-09` becomes `Sep. 2025`. */
export function periodText(period: string, language: Language): string {
  const [, start, end] = DAYS.exec(period) ?? [];
  if (start && end) return formatPeriod(start, end, language);
  const [, year, quarter, month] = PERIOD.exec(period) ?? [];
  if (!year) return UNFORMATTABLE;
  const first = month ? Number(month) : quarter ? Number(quarter) * 3 - 2 : 1;
  const months = month ? 1 : quarter ? 3 : 12;
  return formatPeriod(dayOf(Number(year), first, 1), dayOf(Number(year), first + months, 0), language);
}

/** A business year is named after the calendar year in which it begins. */
export const yearOf = (periodOrDate: string): number =>
  businessYearOf(periodOfCode(periodOrDate)?.end ?? periodOrDate);

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

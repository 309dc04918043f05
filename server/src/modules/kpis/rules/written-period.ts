import type { Language } from '@metra/contract/core/primitives';
import { isBusinessYear, yearLabel } from '@metra/contract/rules/business-year';
import { monthNames } from '../../../platform/text/month-names.ts';
import { firstDay, lengthOf, type Months, monthsOf } from './period.ts';

/**
 * Writes a unit of a KPI as people do and as the import reads it: September 2026, Q3 2026, 2026, or the business year
 * 2025/26. A quarter that is not a calendar quarter is named by its first day.
 */
export function writtenPeriod(months: Months, language: Language, firstMonth: number): string {
  const year = Math.floor(months.first / 12);
  const month = months.first % 12;
  const length = lengthOf(months);
  if (length === monthsOf.MONTH) return `${monthNames[language][month]} ${year}`;
  if (length === monthsOf.QUARTER && month % 3 === 0) return `Q${month / 3 + 1} ${year}`;
  if (isBusinessYear(months, firstMonth)) return firstMonth === 1 ? String(year) : yearLabel(months.first);
  const [y, m, d] = firstDay(months.first).split('-');
  return language === 'de' ? `${d}.${m}.${y}` : `${y}-${m}-${d}`;
}

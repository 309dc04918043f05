import { unitStart, yearLabel } from '@metra/contract/rules/business-year';
import { createStore, useStore } from '../../design-system/behaviour/store.ts';

const MONTHS_A_YEAR = 12;

/** The account says in which month the business year begins (1 to 12). Visitors have January. */
const begins = createStore(1);

export const firstMonth = begins.get;
export const useFirstMonth = (): number => useStore(begins);

export function beginYearsWith(month: number): void {
  if (month !== begins.get()) begins.set(month);
}

const monthOf = (day: string): number =>
  Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7)) - 1;

/** A business year is named after the calendar year in which it begins. */
export const businessYearOf = (day: string): number =>
  Math.floor(unitStart(monthOf(day), MONTHS_A_YEAR, firstMonth()) / MONTHS_A_YEAR);

export function daysOfYear(year: number): { start: string; end: string } {
  const first = firstMonth() - 1;
  return {
    start: new Date(Date.UTC(year, first, 1)).toISOString().slice(0, 10),
    end: new Date(Date.UTC(year + 1, first, 0)).toISOString().slice(0, 10),
  };
}

/** The name is `2025`, or `2024/25` when the year does not begin in January. */
export const nameOfYear = (year: number): string => yearLabel(year * MONTHS_A_YEAR + firstMonth() - 1);

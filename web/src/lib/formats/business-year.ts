import { unitStart, yearLabel } from '@metra/contract/rules/business-year';
import { createStore, useStore } from '../../design-system/behaviour/store.ts';

const MONTHS_A_YEAR = 12;

/** In which month the organisation's years begin, 1 to 12: as the account says, January for visitors. */
const begins = createStore(1);

export const firstMonth = begins.get;
export const useFirstMonth = (): number => useStore(begins);

export function beginYearsWith(month: number): void {
  if (month !== begins.get()) begins.set(month);
}

const monthOf = (day: string): number =>
  Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7)) - 1;

/** The business year a day lies in, by the calendar year in which it begins. */
export const businessYearOf = (day: string): number =>
  Math.floor(unitStart(monthOf(day), MONTHS_A_YEAR, firstMonth()) / MONTHS_A_YEAR);

/** The days of the business year that begins in a calendar year. */
export function daysOfYear(year: number): { start: string; end: string } {
  const first = firstMonth() - 1;
  return {
    start: new Date(Date.UTC(year, first, 1)).toISOString().slice(0, 10),
    end: new Date(Date.UTC(year + 1, first, 0)).toISOString().slice(0, 10),
  };
}

/** `2025`, or `2024/25` where the year does not begin in January. */
export const nameOfYear = (year: number): string => yearLabel(year * MONTHS_A_YEAR + firstMonth() - 1);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBusinessYear, readYearLabel, unitStart, yearLabel } from './business-year.ts';

const month = fc.integer({ min: 1900 * 12, max: 2199 * 12 });
const firstMonth = fc.integer({ min: 1, max: 12 });

describe('business years', () => {
  test('every month lies in exactly one year, which begins with the first month', () => {
    fc.assert(
      fc.property(month, firstMonth, (each, begins) => {
        const first = unitStart(each, 12, begins);
        expect(first % 12).toBe(begins - 1);
        expect(each - first).toBeGreaterThanOrEqual(0);
        expect(each - first).toBeLessThan(12);
        expect(isBusinessYear({ first, last: first + 11 }, begins)).toBe(true);
      }),
    );
  });

  test('a year is made of four quarters', () => {
    fc.assert(
      fc.property(month, firstMonth, (each, begins) => {
        const year = unitStart(each, 12, begins);
        const months = Array.from({ length: 12 }, (_, index) => unitStart(year + index, 3, begins) - year);
        expect(months).toEqual([0, 0, 0, 3, 3, 3, 6, 6, 6, 9, 9, 9]);
      }),
    );
  });

  test('a label says which year is meant', () => {
    fc.assert(
      fc.property(month, firstMonth, (each, begins) => {
        const first = unitStart(each, 12, begins);
        expect(readYearLabel(yearLabel(first), begins)).toBe(first);
      }),
    );
  });

  test.each([
    [2025 * 12, '2025'],
    [2024 * 12 + 3, '2024/25'],
    [1999 * 12 + 6, '1999/00'],
    [2008 * 12 + 11, '2008/09'],
  ])('%i begins %s', (first, label) => expect(yearLabel(first)).toBe(label));

  test.each([
    ['2024/25', 4, 2024 * 12 + 3],
    ['2024/2025', 4, 2024 * 12 + 3],
    ['2024 – 25', 4, 2024 * 12 + 3],
    // The year could be either of two business years.
    ['2025', 4, undefined],
    ['2024/26', 4, undefined],
    ['2024/25', 1, undefined],
    ['2025', 1, 2025 * 12],
  ])('%j, where years begin with month %i', (text, begins, first) =>
    expect(readYearLabel(text, begins)).toBe(first),
  );
});

import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { beginYearsWith, businessYearOf, daysOfYear, nameOfYear } from './business-year.ts';
import { formatPeriod } from './period-format.ts';

afterEach(() => beginYearsWith(1));

const anyDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('business years', () => {
  test('every day lies in its own, and the next begins the day after', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 12 }), (day, firstMonth) => {
        beginYearsWith(firstMonth);
        const year = businessYearOf(day);
        const { start, end } = daysOfYear(year);
        expect(start <= day && day <= end).toBe(true);
        const next = Date.parse(daysOfYear(year + 1).start) - Date.parse(end);
        expect(next).toBe(86_400_000);
        expect(formatPeriod(start, end, 'de')).toBe(nameOfYear(year));
      }),
    );
  });

  test('are those of the calendar until the account says otherwise', () => {
    expect(nameOfYear(businessYearOf('2026-02-01'))).toBe('2026');
    beginYearsWith(4);
    expect(nameOfYear(businessYearOf('2026-02-01'))).toBe('2025/26');
  });

  test('other twelve months are called by their months, a calendar year by its number', () => {
    beginYearsWith(4);
    expect(formatPeriod('2024-04-01', '2025-03-31', 'de')).toBe('2024/25');
    expect(formatPeriod('2024-01-01', '2024-12-31', 'de')).toBe('2024');
    expect(formatPeriod('2024-07-01', '2025-06-30', 'de')).toBe('Juli 2024 – Juni 2025');
  });
});

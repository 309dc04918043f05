import { expect, test } from 'vitest';
import { businessYearOf, isWithinOneYear } from './business-year.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

test.each([
  ['2026-01-01', '01-01', '2026-01-01'],
  ['2026-12-31', '01-01', '2026-01-01'],
  ['2026-06-30', '07-01', '2025-07-01'],
  ['2026-07-01', '07-01', '2026-07-01'],
  ['2028-02-29', '03-01', '2027-03-01'],
])('%s lies in the business year from %s that began on %s', (of, start, first) => {
  expect(businessYearOf(day(of), start).toString()).toBe(first);
});

test('a period is within one business year, or not', () => {
  expect(isWithinOneYear(day('2025-07-01'), day('2026-06-30'), '07-01')).toBe(true);
  expect(isWithinOneYear(day('2026-06-30'), day('2026-07-01'), '07-01')).toBe(false);
  // The day is the same, a year later.
  expect(isWithinOneYear(day('2025-07-01'), day('2026-07-01'), '07-01')).toBe(false);
});

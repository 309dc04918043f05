import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf, unitAround } from './period.ts';
import { readPeriod } from './read-period.ts';
import { writtenPeriod } from './written-period.ts';

test.each([
  ['MONTH', 1, 'de', 'März 2026'],
  ['MONTH', 4, 'en', 'March 2026'],
  ['QUARTER', 1, 'de', 'Q1 2026'],
  ['QUARTER', 2, 'de', '01.02.2026'],
  ['QUARTER', 2, 'en', '2026-02-01'],
  ['YEAR', 1, 'de', '2026'],
  ['YEAR', 4, 'en', '2025/26'],
] as const)(
  'the %s of March 2026, with years from month %i, is %s: %s',
  (frequency, firstMonth, language, text) => {
    expect(writtenPeriod(unitAround(2026 * 12 + 2, frequency, firstMonth), language, firstMonth)).toBe(text);
  },
);

test('every written period is read as the same days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1901 * 12, max: 2098 * 12 }),
      fc.constantFrom<Frequency>('MONTH', 'QUARTER', 'YEAR'),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('de' as const, 'en' as const),
      (month, frequency, firstMonth, language) => {
        const unit = unitAround(month, frequency, firstMonth);
        const text = writtenPeriod(unit, language, firstMonth);
        expect(readPeriod(text, '', frequency, firstMonth)).toEqual(daysOf(unit));
      },
    ),
  );
});

import { expect, test } from 'vitest';
import { isOutdatedActual } from './actual-period.ts';

const actual = (period: string) => ({ period, value: 1, months: { covered: 1, of: 1 } });

test.each([
  ['MONTH', '2026-07', '2026-11-15', false],
  ['MONTH', '2026-06', '2026-11-15', true],
  ['YEAR', '2024', '2026-03-01', false],
  ['YEAR', '2024', '2026-11-15', true],
  ['MONTH', '2025-04-01/2025-06-30', '2026-11-15', true],
] as const)('a value per %s of %s on %s is outdated: %s', (frequency, period, day, isOutdated) => {
  expect(isOutdatedActual({ frequency }, actual(period), day)).toBe(isOutdated);
});

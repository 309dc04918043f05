import { beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { isOutdatedActual, lackOfActual } from './actual-period.ts';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common');
});

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

test.each([
  ['2026-10', 1, 1, undefined],
  ['2025-11-01/2026-10-31', 10, 12, '10 von 12 Monaten'],
  ['2026-Q4', 3, 3, 'läuft noch'],
  ['2026', 9, 12, 'läuft noch, 9 von 12 Monaten'],
])('a value of %s, of which %d of %d months are known, lacks: %s', (period, covered, of, lack) => {
  expect(lackOfActual({ period, value: 1, months: { covered, of } }, '2026-11-15')).toBe(lack);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { loadTexts } from '../../../lib/i18n/tolgee.ts';
import { barOf, changeText } from './change-of.ts';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common');
});

const kpi = (difference: number | null, change: number | null, label = 'kWh') => ({
  difference,
  change,
  kpi: { unit: { code: label, label }, decimals: 1 },
});

describe('the change between two years', () => {
  test.each([
    [kpi(-22.3, -0.114), '−11,4\u00a0%'],
    [kpi(0, 0), '±0'],
    [kpi(4, null), '+4\u00a0kWh'],
    [kpi(2.5, 0.05, '%'), '+2,5 Punkte'],
    [kpi(null, null), '–'],
  ])('%o: %s', (given, expected) => expect(changeText(given, 'de')).toBe(expected));
});

describe('its bar', () => {
  test.each([
    [kpi(-1, -0.15), { reach: -0.5, isBroken: false }],
    [kpi(1, 0.962), { reach: 1, isBroken: true }],
    [kpi(3, 0.05, '%'), { reach: 0.1, isBroken: false }],
    [kpi(4, null), null],
    [kpi(null, null), null],
  ])('%o', (given, expected) => {
    const bar = barOf(given);
    expect(bar?.isBroken).toBe(expected?.isBroken);
    if (expected) expect(bar?.reach).toBeCloseTo(expected.reach);
    else expect(bar).toBeNull();
  });
});

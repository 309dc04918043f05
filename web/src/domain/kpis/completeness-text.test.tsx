import { beforeAll, expect, test } from 'vitest';
import { aCoverage } from '../../../test/kpi-builders.ts';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { estimatedShareText, isApproximate } from '../tracking/value-quality.ts';
import { asOfText, coverageText, estimatedText, missingText } from './completeness-text.ts';

beforeAll(async () => {
  initializeTolgee();
  await Promise.all([loadTexts('common'), loadTexts('records')]);
});

test.each([
  [aCoverage({ months: 12, covered: 12 }), undefined],
  [aCoverage({ months: 12, covered: 10, state: 'GAPS' }), '10 von 12 Monaten'],
  [aCoverage({ months: 1, covered: 0, state: 'GAPS' }), '0 von 1 Monat'],
  [aCoverage({ months: 12, covered: 12, state: 'GAPS' }), 'enthält auch Monate davor'],
  [aCoverage({ months: 12, covered: 9, state: 'RUNNING' }), 'läuft noch, 9 von 12 Monaten'],
  [aCoverage({ months: 1, covered: 1, state: 'RUNNING' }), 'läuft noch'],
  [aCoverage({ months: 3, covered: 3, state: 'RUNNING' }), 'läuft noch'],
])('says how much is there', (coverage, text) => {
  expect(coverageText(coverage)).toBe(text);
});

test('says what was estimated, and nothing where nothing was', () => {
  const shares = (estimated: number) => ({ measured: 1 - estimated, invoice: 0, estimated, unstated: 0 });
  expect(estimatedText(aCoverage({ shares: shares(0.3) }), 'de')).toBe('30\u00a0% der Monatswerte geschätzt');
  expect(estimatedText(aCoverage({ shares: shares(1) }), 'de')).toBe('geschätzt');
  expect(estimatedText(aCoverage({ shares: shares(0) }), 'de')).toBeUndefined();
  expect(estimatedText(aCoverage(), 'de')).toBeUndefined();
});

test('a little is never rounded to nothing, and nearly all never to all of it', () => {
  expect(estimatedShareText(0.001, 'de')).toBe('1\u00a0% der Monatswerte geschätzt');
  expect(estimatedShareText(0.999, 'de')).toBe('99\u00a0% der Monatswerte geschätzt');
});

test.each([
  [undefined, false],
  [0, false],
  [0.09, false],
  [0.1, true],
  [1, true],
])('a value of which %s was estimated is called approximate: %s', (share, isCalled) => {
  expect(isApproximate(share)).toBe(isCalled);
});

const month = (code: string) => ({ start: `${code}-01`, end: `${code}-30`, code });

test('names the first gaps', () => {
  const missing = ['2025-04', '2025-06', '2025-09', '2025-11'].map(month);
  expect(missingText(aCoverage({ missing: missing.slice(0, 1) }), 'de')).toBe('Apr. 2025');
  expect(missingText(aCoverage({ missing }), 'de')).toBe('Apr. 2025, Juni 2025, Sep. 2025 und 1 weiterer');
});

test('an old value says when it is of', () => {
  expect(asOfText(month('2026-09'), 'MONTH', '2026-11-15', 'de')).toBe('Sep. 2026');
  expect(asOfText(month('2026-04'), 'MONTH', '2026-11-15', 'de')).toBe('Stand: Apr. 2026');
});

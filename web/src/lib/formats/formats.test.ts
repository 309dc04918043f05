import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseNumber } from '../../design-system/fields/parse-number.ts';
import { initializeTolgee } from '../i18n/initialize-tolgee.ts';
import { changeLanguage, loadTexts } from '../i18n/tolgee.ts';
import { formatDate, formatDateTime, formatTime } from './date-formats.ts';
import {
  formatAmount,
  formatChange,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPoints,
  formatQuantity,
} from './formats.ts';
import { formatPeriod } from './period-format.ts';

const languages = ['de', 'en'] as const;

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'parts');
});

describe('numbers', () => {
  test.each([
    [formatNumber(23020, 'de'), '23.020'],
    [formatNumber(23020, 'en'), '23,020'],
    [formatNumber(14.5, 'de'), '14,5'],
    [formatNumber(-3, 'de'), '−3'],
    [formatPercent(0.89, 'de'), '89\u00a0%'],
    [formatPercent(0.89, 'en'), '89%'],
    [formatPercent(0.07, 'de'), '7\u00a0%'],
    [formatChange(-0.081, 'de'), '−8,1\u00a0%'],
    [formatChange(-0.102, 'en'), '−10.2%'],
    [formatChange(0.04, 'de'), '+4\u00a0%'],
    [formatChange(0, 'de'), '0\u00a0%'],
    [formatQuantity(318, 't CO2e', 'de'), '318\u00a0t CO2e'],
    [formatQuantity(1204, 'm³', 'en'), '1,204\u00a0m³'],
    [formatQuantity(1204, '€', 'de'), '1.204\u00a0€'],
    [formatQuantity(-1204.5, '€', 'en'), '\u2212€1,204.5'],
    [formatMoney(69_000, 'de'), '690\u00a0€'],
    [formatMoney(124_050, 'de'), '1.240,50\u00a0€'],
    [formatMoney(69_000, 'en'), '€690'],
    [formatMoney(124_050, 'en'), '€1,240.50'],
    [formatMoney(-500, 'de'), '−5\u00a0€'],
    [formatAmount(69_000, 'de'), '690,00\u00a0€'],
    [formatAmount(-13_800, 'en'), '−€138.00'],
  ])('%s is written as expected', (written, expected) => {
    expect(written).toBe(expected);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%d is invalid', (value) => {
    for (const language of languages) {
      expect(formatNumber(value, language)).toBe('invalid');
      expect(formatPercent(value, language)).toBe('invalid');
      expect(formatQuantity(value, 'kWh', language)).toBe('invalid');
      expect(formatMoney(value, language)).toBe('invalid');
      expect(formatPoints(value, language)).toBe('invalid');
    }
  });

  test('a formatted value can be read again', () => {
    const values = fc
      .double({ noNaN: true, min: -1e12, max: 1e12 })
      .map((value) => Number(value.toFixed(4)) + 0);
    fc.assert(
      fc.property(values, fc.constantFrom(...languages), (value, language) => {
        expect(parseNumber(formatNumber(value, language), language)).toBe(value);
      }),
    );
  });

  test('no text breaks before its unit or holds a hyphen as minus', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...languages), (value, language) => {
        const texts = [
          formatQuantity(value, 'kWh', language),
          formatMoney(value, language),
          formatChange(value, language),
        ];
        for (const text of texts) expect(text).not.toMatch(/[ -]/);
      }),
    );
  });
});

describe('points', () => {
  test('are said in the present language', async () => {
    expect(formatPoints(0.04, 'de')).toBe('+4 Punkte');
    expect(formatPoints(-0.01, 'de')).toBe('−1 Punkt');
    await changeLanguage('en');
    expect(formatPoints(0.04, 'en')).toBe('+4 points');
    await changeLanguage('de');
  });
});

describe('dates', () => {
  test.each([
    [() => formatDate('2026-11-15', 'de'), '15. November 2026'],
    [() => formatDate('2026-11-15', 'en'), '15 November 2026'],
    [() => formatDate('2026-09-01', 'de', 'month'), 'Sep. 2026'],
    [() => formatDate('2026-09-01', 'en', 'month'), 'Sep 2026'],
    [() => formatDate('2026-03-01', 'de', 'month'), 'März 2026'],
    [() => formatDate('2026-09-30', 'de', 'monthLong'), 'September 2026'],
    [() => formatDate('2026-01-05', 'de', 'numeric'), '05.01.2026'],
    [() => formatTime('2026-11-15T14:32:00'), '14:32 Uhr'],
    [() => formatDateTime('2026-11-15T14:32:00', 'de'), '15. November 2026, 14:32 Uhr'],
    [() => formatPeriod('2026-01-01', '2026-12-31', 'de'), '2026'],
    [() => formatPeriod('2026-07-01', '2026-09-30', 'de'), '3. Quartal 2026'],
    [() => formatPeriod('2026-09-01', '2026-09-30', 'de'), 'Sep. 2026'],
    [() => formatPeriod('2024-02-01', '2024-02-29', 'de'), 'Feb. 2024'],
    [() => formatPeriod('2025-11-01', '2026-10-31', 'de'), 'Nov. 2025 – Okt. 2026'],
    [() => formatPeriod('2026-01-15', '2026-02-03', 'de'), '15. Jan. 2026 – 3. Feb. 2026'],
  ])('%s', (write, expected) => {
    expect(write()).toBe(expected);
  });

  test.each(['', 'yesterday', '2026-02-31', '2026-13-01'])('%j is invalid', (value) => {
    expect(formatDate(value, 'de')).toBe('invalid');
    expect(formatTime(value)).toBe('invalid');
    expect(formatDateTime(value, 'en')).toBe('invalid');
    expect(formatPeriod(value, '2026-12-31', 'de')).toBe('invalid');
  });

  test('a period that ends before it starts is invalid', () => {
    expect(formatPeriod('2026-02-01', '2026-01-31', 'de')).toBe('invalid');
  });

  test('a day is the same day in every time zone, whichever day it is', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        const [year, month, date] = iso.split('-');
        expect(formatDate(iso, 'de', 'numeric')).toBe(`${date}.${month}.${year}`);
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { codeOfPeriod, codeYearBefore, granularityOf, periodOfCode } from './period-code.ts';

test.each([
  ['2025', { start: '2025-01-01', end: '2025-12-31' }],
  ['2025-Q3', { start: '2025-07-01', end: '2025-09-30' }],
  ['2024-02', { start: '2024-02-01', end: '2024-02-29' }],
  ['2024-04-01/2025-03-31', { start: '2024-04-01', end: '2025-03-31' }],
  ['2025-02-01/2025-04-30', { start: '2025-02-01', end: '2025-04-30' }],
])('%s names the span it stands for, and back', (code, period) => {
  expect(periodOfCode(code)).toEqual(period);
  expect(codeOfPeriod(period)).toBe(code);
});

test.each([
  ['2025', 'year', '2024'],
  ['2025-Q3', 'quarter', '2024-Q3'],
  ['2024-02', 'month', '2023-02'],
  // The year before has no leap day.
  ['2023-03-01/2024-02-29', 'year', '2022-03-01/2023-02-28'],
  ['2025-02-01/2025-04-30', 'quarter', '2024-02-01/2024-04-30'],
])('%s is a %s, and a year before it was %s', (code, granularity, before) => {
  expect(granularityOf(code)).toBe(granularity);
  const period = periodOfCode(code);
  expect(period && codeYearBefore(period)).toBe(before);
});

test('an invalid code names no period', () => {
  expect(periodOfCode(null)).toBeNull();
  expect(periodOfCode('bald')).toBeNull();
});

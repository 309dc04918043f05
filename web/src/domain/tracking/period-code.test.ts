import { expect, test } from 'vitest';
import { codeOfPeriod, granularityOf, periodOfCode } from './period-code.ts';

test.each([
  ['2025', { start: '2025-01-01', end: '2025-12-31' }],
  ['2025-Q3', { start: '2025-07-01', end: '2025-09-30' }],
  ['2024-02', { start: '2024-02-01', end: '2024-02-29' }],
])('%s names the span it stands for, and back', (code, period) => {
  expect(periodOfCode(code)).toEqual(period);
  expect(codeOfPeriod(period, granularityOf(code))).toBe(code);
});

test('what is no code names nothing', () => {
  expect(periodOfCode(null)).toBeNull();
  expect(periodOfCode('bald')).toBeNull();
});

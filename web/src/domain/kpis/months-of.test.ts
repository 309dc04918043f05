import { expect, test } from 'vitest';
import { monthsOf } from './months-of.ts';

const september = { start: '2026-09-01', end: '2026-09-30', code: '2026-09' };
const quarter = { start: '2026-04-01', end: '2026-06-30', code: '2026-Q2' };

test('shows twelve months up to the present one, open where a missing period ended', () => {
  const months = monthsOf([september, quarter], '2026-11-15');
  expect(months).toHaveLength(12);
  expect(months.map((state, index) => (state === 'open' ? index : -1)).filter((at) => at >= 0)).toEqual([
    6, 9,
  ]);
  expect(months.at(-1)).toBe('to-come');
  expect(months[0]).toBe('recorded');
});

test('what nobody has begun to enter is not shown as complete', () => {
  expect(new Set(monthsOf([], '2026-01-10', false))).toEqual(new Set(['to-come']));
});

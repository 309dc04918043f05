import { expect, test } from 'vitest';
import { monthsOf } from './months-of.ts';

const today = '2026-11-15';
const september = { start: '2026-09-01', end: '2026-09-30', code: '2026-09' };
const quarter = { start: '2026-04-01', end: '2026-06-30', code: '2026-Q2' };

test('shows twelve months up to the present one, open where a missing period ended', () => {
  const months = monthsOf({ missing: [september, quarter], today });
  expect(months).toHaveLength(12);
  expect(months.map((state, index) => (state === 'open' ? index : -1)).filter((at) => at >= 0)).toEqual([
    6, 9,
  ]);
  expect(months.at(-1)).toBe('to-come');
  expect(months[0]).toBe('recorded');
});

test('what is not available is not shown as recorded, and what was never asked for not as a gap', () => {
  const before = { start: '2025-12-01', end: '2026-01-31', code: '2025-12-01/2026-01-31' };
  const months = monthsOf({ missing: [], gaps: [before, september], today });
  expect(months.slice(0, 3)).toEqual(['before', 'before', 'recorded']);
  expect(months[9]).toBe('gap');
});

test('what nobody has begun to enter is not shown as complete', () => {
  expect(new Set(monthsOf({ missing: [], today: '2026-01-10', begun: false }))).toEqual(new Set(['to-come']));
});

import { expect, test } from 'vitest';
import { shareOfTime, timeScaleTicks } from './time-scale-ticks.ts';

test('a trial is measured in days', () => {
  const ticks = timeScaleTicks('2026-11-01T08:00:00Z', '2026-12-01');
  expect(ticks).toHaveLength(31);
  expect(ticks.filter(({ size }) => size === 'ten').map(({ at }) => at)).toEqual([0, 1 / 3, 2 / 3, 1]);
});

test('a year is measured in months', () => {
  const ticks = timeScaleTicks('2026-03-03', '2027-03-02');
  expect(ticks.filter(({ size }) => size === 'month')).toHaveLength(12);
});

test('today lies between the first and the last day, and never outside', () => {
  expect(shareOfTime('2026-11-01', '2026-11-11', '2026-11-06')).toBe(0.5);
  expect(shareOfTime('2026-11-01', '2026-11-11', '2027-01-01')).toBe(1);
  expect(shareOfTime('2026-11-01', '2026-11-01', '2026-10-01')).toBe(0);
});

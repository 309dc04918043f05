import { expect, test } from 'vitest';
import { aGoalKpi } from '../../../../test/goal-builders.ts';
import { changesOf, perYear, targetFor } from './target-proposals.ts';

test('usual changes go where the KPI is good', () => {
  expect(changesOf(aGoalKpi({ direction: 'LOWER' }), 140)).toEqual([-0.1, -0.2, -0.3]);
  expect(changesOf(aGoalKpi({ direction: 'HIGHER' }), 140)).toEqual([0.1, 0.2, 0.3]);
});

test('from nothing, from below zero and for percentages there are none', () => {
  expect(changesOf(aGoalKpi({}), null)).toEqual([]);
  expect(changesOf(aGoalKpi({}), 0)).toEqual([]);
  expect(changesOf(aGoalKpi({}), -5)).toEqual([]);
  expect(changesOf(aGoalKpi({ unit: { code: '%', label: '%' } }), 40)).toEqual([]);
  expect(changesOf(aGoalKpi({ direction: 'NEUTRAL' }), 40)).toEqual([]);
});

test('a target is as precise as the KPI is shown', () => {
  expect(targetFor(aGoalKpi({ decimals: 1 }), 139.8, -0.2)).toBe(111.8);
});

test('what it is each year counts from the end of the start', () => {
  const way = { period: '2025', baseline: 140, date: '2029-12-31', target: 112 };
  expect(perYear(way)).toBeCloseTo(-7, 1);
  expect(perYear({ ...way, date: '2025-06-30' })).toBeNull();
  expect(perYear({ ...way, target: null })).toBeNull();
});

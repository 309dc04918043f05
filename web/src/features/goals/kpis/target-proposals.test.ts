import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aGoalKpi, aProposal } from '../../../../test/goal-builders.ts';
import { isThereAlready, perYear, targetFor, waysOf } from './target-proposals.ts';

const percent = (...amounts: number[]) => amounts.map((amount) => ({ kind: 'PERCENT', amount }));

test('the proposal of the catalogue is between a larger and a smaller one', () => {
  expect(waysOf(aGoalKpi({}), aProposal({ amount: -15 }))).toEqual(percent(-10, -15, -20));
  expect(waysOf(aGoalKpi({}), aProposal({ amount: -20 }))).toEqual(percent(-10, -20, -30));
  expect(waysOf(aGoalKpi({}), aProposal({ amount: 25 }))).toEqual(percent(15, 25, 35));
  const value = { kind: 'TO_VALUE', amount: 100 } as const;
  expect(waysOf(aGoalKpi({}), aProposal(value))).toEqual([value]);
});

test('usual changes without a proposal follow the good direction of the KPI', () => {
  expect(waysOf(aGoalKpi({ direction: 'LOWER' }), undefined)).toEqual(percent(-10, -20, -30));
  expect(waysOf(aGoalKpi({ direction: 'HIGHER' }), undefined)).toEqual(percent(10, 20, 30));
  expect(waysOf(aGoalKpi({ unit: { code: '%', label: '%' } }), undefined)).toEqual([]);
  expect(waysOf(aGoalKpi({ direction: 'NEUTRAL' }), undefined)).toEqual([]);
});

test('a missing, zero or negative baseline has no relative change', () => {
  const [way = { kind: 'PERCENT', amount: 0 } as const] = waysOf(aGoalKpi({}), aProposal({}));
  for (const baseline of [null, 0, -5]) expect(targetFor(aGoalKpi({}), baseline, way)).toBeNull();
});

test('points stay between 0 and 100 %, a value needs no start', () => {
  const share = aGoalKpi({ unit: { code: '%', label: '%' } });
  const points = { kind: 'ABSOLUTE', amount: 10 } as const;
  expect(targetFor(share, 95, points)).toBe(100);
  expect(targetFor(aGoalKpi({}), 95, points)).toBe(105);
  expect(targetFor(share, null, points)).toBeNull();
  expect(targetFor(share, null, { kind: 'TO_VALUE', amount: 80 })).toBe(80);
});

test('a target has the decimals of the KPI and follows the proposal', () => {
  expect(targetFor(aGoalKpi({ decimals: 1 }), 139.8, { kind: 'PERCENT', amount: -20 })).toBe(111.8);
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1e12, noNaN: true }),
      fc.integer({ min: -90, max: 90 }),
      (start, amount) => {
        const target = targetFor(aGoalKpi({ decimals: 3 }), start, { kind: 'PERCENT', amount }) ?? Number.NaN;
        expect(Math.sign(amount) * (target - start)).toBeGreaterThanOrEqual(-0.001);
      },
    ),
  );
});

test('a baseline that already meets the usual value is recognised', () => {
  const to = (amount: number) => ({ kind: 'TO_VALUE', amount }) as const;
  expect(isThereAlready(aGoalKpi({ direction: 'HIGHER' }), 25, to(20))).toBe(true);
  expect(isThereAlready(aGoalKpi({ direction: 'HIGHER' }), 15, to(20))).toBe(false);
  expect(isThereAlready(aGoalKpi({ direction: 'LOWER' }), 0, to(0))).toBe(true);
  expect(isThereAlready(aGoalKpi({ direction: 'TOWARDS_ZERO' }), -3, to(5))).toBe(true);
  expect(isThereAlready(aGoalKpi({ direction: 'LOWER' }), null, to(0))).toBe(false);
});

test('the change per year counts from the end of the baseline period', () => {
  const way = { period: '2025', baseline: 140, date: '2029-12-31', target: 112 };
  expect(perYear(way)).toBeCloseTo(-7, 1);
  expect(perYear({ ...way, date: '2025-06-30' })).toBeNull();
  expect(perYear({ ...way, target: null })).toBeNull();
});

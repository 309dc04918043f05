import { MeasureState } from '@metra/contract/tracking-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalProgress } from './goal-progress.ts';

describe('progress of a goal', () => {
  test('is the mean of its KPIs where there is data', () => {
    expect(goalProgress([0.2, null, 0.6], ['DONE'])).toBeCloseTo(0.4);
  });

  test('overshooting KPIs count as they are', () => {
    expect(goalProgress([1.5, 0.5], [])).toBe(1);
  });

  test('is the share of finished measures where no KPI says anything', () => {
    expect(goalProgress([null], ['DONE', 'IN_PROGRESS', 'PLANNED', 'PAUSED'])).toBe(0.25);
  });

  test('does not count what was dropped', () => {
    expect(goalProgress([], ['DONE', 'DROPPED'])).toBe(1);
    expect(goalProgress([], ['DROPPED'])).toBeNull();
  });

  test('is unknown without KPIs and measures', () => {
    expect(goalProgress([], [])).toBeNull();
  });

  const share = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: null });
  const states = fc.array(fc.constantFrom(...MeasureState.options), { maxLength: 100 });

  test('is finite for whatever is known', () => {
    fc.assert(
      fc.property(fc.array(share, { maxLength: 50 }), states, (kpis, measures) => {
        const progress = goalProgress(kpis, measures);
        expect(progress === null || Number.isFinite(progress)).toBe(true);
      }),
    );
  });

  test('lies between 0 and 1 when it comes from measures, and finishing one never lowers it', () => {
    fc.assert(
      fc.property(states, fc.nat(), (measures, which) => {
        fc.pre(measures.length > 0);
        const before = goalProgress([], measures);
        const index = which % measures.length;
        const after = goalProgress([], measures.with(index, 'DONE'));
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
        expect(after).toBeLessThanOrEqual(1);
      }),
    );
  });
});

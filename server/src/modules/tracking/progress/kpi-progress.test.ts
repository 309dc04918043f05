import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KpiCourse, kpiProgress } from './kpi-progress.ts';

const courseOf = (baseline: number | null, target: number | null, actual: number | null): KpiCourse => ({
  direction: 'LOWER',
  baseline,
  target,
  actual,
});

describe('progress of a KPI', () => {
  test.each([
    ['falling, half way', 100, 50, 75, 0.5],
    ['falling, reached', 100, 50, 50, 1],
    ['falling, beyond', 100, 50, 25, 1.5],
    ['falling, gone backwards', 100, 50, 110, -0.2],
    ['rising, half way', 20, 40, 30, 0.5],
    ['rising, beyond', 20, 40, 60, 2],
    ['rising, gone backwards', 20, 40, 10, -0.5],
    ['at the start', 100, 50, 100, 0],
    ['from below zero', -10, 10, 0, 0.5],
  ])('%s', (_, baseline, target, actual, progress) => {
    expect(kpiProgress(courseOf(baseline, target, actual))).toBeCloseTo(progress, 12);
  });

  test.each([
    ['LOWER', 9, 1],
    ['LOWER', 10, 1],
    ['LOWER', 11, 0],
    ['HIGHER', 9, 0],
    ['HIGHER', 10, 1],
    ['HIGHER', 11, 1],
    ['NEUTRAL', 9, 0],
    ['NEUTRAL', 10, 1],
    ['NEUTRAL', 11, 0],
  ] as const)('with the target at the baseline 10, %s at %d is %d', (direction, actual, progress) => {
    expect(kpiProgress({ direction, baseline: 10, target: 10, actual })).toBe(progress);
  });

  test.each([
    [null, 1, 1],
    [1, null, 1],
    [1, 1, null],
    [null, null, null],
  ])('says nothing where something is missing', (baseline, target, actual) => {
    expect(kpiProgress(courseOf(baseline, target, actual))).toBeNull();
  });
});

describe('for any values', () => {
  const value = fc.double({ noDefaultInfinity: true, noNaN: true });
  const ordinary = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const direction = fc.constantFrom('LOWER', 'HIGHER', 'NEUTRAL');

  test('progress is a finite number, never minus zero, or nothing', () => {
    fc.assert(
      fc.property(direction, value, value, value, (direction, baseline, target, actual) => {
        const progress = kpiProgress({ direction, baseline, target, actual });
        if (progress === null) return;
        expect(Number.isFinite(progress)).toBe(true);
        expect(Object.is(progress, -0)).toBe(false);
      }),
    );
  });

  test('the start is 0 and the target is 1', () => {
    fc.assert(
      fc.property(direction, ordinary, ordinary, (direction, baseline, target) => {
        fc.pre(baseline !== target);
        expect(kpiProgress({ direction, baseline, target, actual: baseline })).toBe(0);
        expect(kpiProgress({ direction, baseline, target, actual: target })).toBe(1);
      }),
    );
  });

  test('coming nearer to the target never lowers it, whichever way the KPI shall go', () => {
    fc.assert(
      fc.property(ordinary, ordinary, ordinary, ordinary, (baseline, target, one, other) => {
        fc.pre(baseline !== target);
        const [farther, nearer] = target < baseline === one > other ? [one, other] : [other, one];
        const at = (actual: number) => kpiProgress(courseOf(baseline, target, actual)) ?? Number.NaN;
        expect(at(nearer)).toBeGreaterThanOrEqual(at(farther));
      }),
    );
  });

  test('mirroring all values changes nothing: falling and rising are one', () => {
    fc.assert(
      fc.property(ordinary, ordinary, ordinary, (baseline, target, actual) => {
        fc.pre(baseline !== target);
        const mirrored = kpiProgress({
          direction: 'HIGHER',
          baseline: -baseline,
          target: -target,
          actual: -actual,
        });
        expect(mirrored).toBe(kpiProgress(courseOf(baseline, target, actual)));
      }),
    );
  });
});

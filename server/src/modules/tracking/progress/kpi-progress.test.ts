import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAgainstDirection, type KpiCourse, kpiProgress } from './kpi-progress.ts';

const courseOf = (baseline: number, target: number, actual: number): KpiCourse => ({
  direction: 'LOWER',
  band: null,
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
    expect(kpiProgress({ direction, band: null, baseline: 10, target: 10, actual })).toBe(progress);
  });

  test.each([
    ['the gap closes from above', 20, 5, 10, 2 / 3],
    ['the sign does not matter', -20, 5, 10, 2 / 3],
    ['within the limit', -20, 5, -5, 1],
    ['beyond zero on the other side', 20, 5, -8, 0.8],
    ['zero itself', 20, 5, 0, 4 / 3],
  ])('towards zero: %s', (_, baseline, target, actual, progress) => {
    expect(kpiProgress({ direction: 'TOWARDS_ZERO', band: null, baseline, target, actual })).toBeCloseTo(
      progress,
    );
  });

  test.each([
    ['half of the distance', 20, 30, 0.5],
    ['at its edge', 20, 40, 1],
    ['inside', 20, 50, 1],
    ['beyond it on the other side', 20, 70, 0.5],
    ['always inside', 50, 45, 1],
    ['left it', 50, 61, 0],
  ])('a band from 40 to 60: %s', (_, baseline, actual, progress) => {
    const band = { min: 40, max: 60 };
    expect(kpiProgress({ direction: 'BAND', band, baseline, target: 50, actual })).toBeCloseTo(progress);
  });

  test('a target short of the band is a step towards it', () => {
    const step = { direction: 'BAND', band: { min: 40, max: 60 }, baseline: 20, target: 30 } as const;
    expect(kpiProgress({ ...step, actual: 25 })).toBeCloseTo(0.5);
    expect(kpiProgress({ ...step, actual: 30 })).toBe(1);
    expect(kpiProgress({ ...step, actual: 45 })).toBe(2);
    expect(kpiProgress({ ...step, actual: 70 })).toBe(1);
  });

  test.each([
    ['LOWER', 10, 11, true],
    ['LOWER', 10, 10, false],
    ['HIGHER', 10, 9, true],
    ['HIGHER', 10, 11, false],
    ['TOWARDS_ZERO', -4, 5, true],
    ['TOWARDS_ZERO', -4, 3, false],
    ['BAND', 20, 19, true],
    ['BAND', 50, 61, true],
    ['BAND', 20, 30, false],
    ['BAND', 20, 40, false],
    ['NEUTRAL', 10, 99, false],
  ] as const)('%s from %d to %d leads away: %s', (direction, baseline, target, isAgainst) => {
    const band = direction === 'BAND' ? { min: 40, max: 60 } : null;
    expect(isAgainstDirection({ direction, band, baseline, target })).toBe(isAgainst);
  });
});

describe('for any values', () => {
  const value = fc.double({ noDefaultInfinity: true, noNaN: true });
  const ordinary = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const direction = fc.constantFrom('LOWER', 'HIGHER', 'NEUTRAL');

  test('progress is a finite number, never minus zero, or nothing', () => {
    fc.assert(
      fc.property(direction, value, value, value, (direction, baseline, target, actual) => {
        const progress = kpiProgress({ direction, band: null, baseline, target, actual });
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
        expect(kpiProgress({ direction, band: null, baseline, target, actual: baseline })).toBe(0);
        expect(kpiProgress({ direction, band: null, baseline, target, actual: target })).toBe(1);
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
          band: null,
          baseline: -baseline,
          target: -target,
          actual: -actual,
        });
        expect(mirrored).toBe(kpiProgress(courseOf(baseline, target, actual)));
      }),
    );
  });
});

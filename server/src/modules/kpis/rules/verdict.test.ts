import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal } from './decimal.ts';
import { distanceFromGood, type Judged, verdictOf } from './verdict.ts';

const kpi = (direction: Judged['direction'], band: [number, number] | null = null): Judged => ({
  direction,
  band: band && { min: new Decimal(band[0]), max: new Decimal(band[1]) },
});
const women = kpi('BAND', [40, 60]);

describe('a value against the one before', () => {
  test.each([
    [kpi('LOWER'), 5, 4, 'BETTER'],
    [kpi('HIGHER'), 5, 4, 'WORSE'],
    [kpi('NEUTRAL'), 5, 4, 'NEUTRAL'],
    [kpi('NEUTRAL'), 5, 5, 'SAME'],
    // A pay gap of −20 % is not better than no gap.
    [kpi('TOWARDS_ZERO'), 0, -20, 'WORSE'],
    [kpi('TOWARDS_ZERO'), -20, 10, 'BETTER'],
    [kpi('TOWARDS_ZERO'), 8, -8, 'NEUTRAL'],
    [women, 20, 35, 'BETTER'],
    [women, 50, 80, 'WORSE'],
    [women, 41, 59, 'NEUTRAL'],
    [women, 40, 39, 'WORSE'],
  ] as const)('%o from %d to %d is %s', (judged, before, after, verdict) => {
    expect(verdictOf(judged, new Decimal(before), new Decimal(after))).toBe(verdict);
  });

  const value = fc.integer({ min: -1_000, max: 1_000 }).map((number) => new Decimal(number));
  const judged = fc.constantFrom(
    kpi('LOWER'),
    kpi('HIGHER'),
    kpi('TOWARDS_ZERO'),
    kpi('NEUTRAL'),
    kpi('BAND', [-5, 300]),
  );
  const opposite = { BETTER: 'WORSE', WORSE: 'BETTER', SAME: 'SAME', NEUTRAL: 'NEUTRAL' } as const;

  test('the other way round it is the opposite', () => {
    fc.assert(
      fc.property(judged, value, value, (each, one, other) => {
        expect(verdictOf(each, other, one)).toBe(opposite[verdictOf(each, one, other)]);
      }),
    );
  });

  test('nothing is better than zero, or than the inside of a band', () => {
    fc.assert(
      fc.property(value, (each) => {
        expect(verdictOf(kpi('TOWARDS_ZERO'), new Decimal(0), each)).not.toBe('BETTER');
        expect(verdictOf(women, new Decimal(50), each)).not.toBe('BETTER');
        expect(distanceFromGood(women, each)?.isNegative()).toBe(false);
      }),
    );
  });
});

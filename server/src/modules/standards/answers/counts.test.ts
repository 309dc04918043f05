import { DatapointState } from '@metra/contract/shapes/standard-shapes';
import { describe, expect, test } from 'vitest';
import { countsOf, sumOfCounts } from './counts.ts';

/** Every combination of up to four datapoints, mandatory or not. */
function* mixtures(length: number): Generator<{ state: DatapointState; required: boolean }[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const rest of mixtures(length - 1))
    for (const state of DatapointState.options)
      for (const required of [true, false]) yield [...rest, { state, required }];
}

describe('completeness', () => {
  test('adds up, and is whole exactly where nothing is missing', () => {
    const wrong = [0, 1, 2, 3, 4]
      .flatMap((length) => [...mixtures(length)])
      .filter((all) => {
        const { total, answered, notApplicable, omitted, missing, share } = countsOf(all);
        return !(
          answered + notApplicable + omitted + missing === total &&
          share >= 0 &&
          share <= 1 &&
          (share === 1) === (missing === 0) &&
          total <= all.filter(({ required }) => required).length
        );
      });
    expect(wrong).toEqual([]);
  });

  test('of parts together is that of all', () => {
    const all = [...mixtures(2)];
    expect(sumOfCounts(all.map(countsOf))).toEqual(countsOf(all.flat()));
  });

  test('grows with every answer', () => {
    for (const all of mixtures(3)) {
      const answered = all.map((each) =>
        each.state === 'MISSING' ? { ...each, state: 'ANSWERED' as const } : each,
      );
      expect(countsOf(answered).share).toBeGreaterThanOrEqual(countsOf(all).share);
      expect(countsOf(answered).total).toBe(countsOf(all).total);
    }
  });
});

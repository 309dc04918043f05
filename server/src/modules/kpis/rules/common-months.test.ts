import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonMonths, isInside, type KnownMonths } from './common-months.ts';
import type { Months } from './period.ts';

const window: Months = { first: 0, last: 11 };
const month = (at: number): Months => ({ first: at, last: at });
const monthly = (...all: number[]): KnownMonths => ({ values: all.map(month), free: [] });
const told = (...sources: KnownMonths[]) => [...commonMonths(sources, window)].sort((a, b) => a - b);

describe('the months that all sources cover', () => {
  test('are those both know', () => {
    expect(told(monthly(0, 1, 2, 3), monthly(1, 2, 5))).toEqual([1, 2]);
    expect(told(monthly(0), monthly(1))).toEqual([]);
  });

  test('exclude a value that reaches beyond them, and its neighbours', () => {
    const quarters: KnownMonths = {
      values: [
        { first: 0, last: 2 },
        { first: 3, last: 5 },
      ],
      free: [],
    };
    expect(told(monthly(0, 1, 3, 4, 5), quarters)).toEqual([3, 4, 5]);
  });

  test('count months without anything to measure', () => {
    expect(told(monthly(0, 1, 2), { values: [month(0)], free: [{ first: 1, last: 11 }] })).toEqual([0, 1, 2]);
  });

  const anySource = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.constantFrom(1, 3, 6)), { maxLength: 12 })
    .map((all): KnownMonths => {
      const taken = new Set<number>();
      const values = all.flatMap(([at, length]) => {
        const months = { first: at, last: Math.min(11, at + length - 1) };
        for (let each = months.first; each <= months.last; each++) if (taken.has(each)) return [];
        for (let each = months.first; each <= months.last; each++) taken.add(each);
        return [months];
      });
      return { values, free: [] };
    });

  test('are exactly covered by whole values of every source, and no more could be', () => {
    fc.assert(
      fc.property(fc.array(anySource, { minLength: 1, maxLength: 4 }), (sources) => {
        const common = commonMonths(sources, window);
        for (const { values } of sources) {
          const inside = values.filter((value) => isInside(value, common));
          const covered = inside.reduce((sum, { first, last }) => sum + last - first + 1, 0);
          expect(covered).toBe(common.size);
        }
        expect(commonMonths(sources.toReversed(), window)).toEqual(common);
      }),
    );
  });
});

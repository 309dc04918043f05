import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belongsTo } from './aggregate.ts';
import { type CoveringRecord, completenessOf, coverageOf, coveredTogether } from './completeness.ts';
import { lengthOf, type Months, unitAround } from './period.ts';

const january2026 = 2026 * 12;
const year: Months = { first: january2026, last: january2026 + 11 };
const afterwards = '2027-02-10';

const valued = (first: number, last = first, quality: Quality = 'MEASURED'): CoveringRecord => ({
  first,
  last,
  value: 1,
  reason: null,
  quality,
});
const without = (first: number, reason: MissingReason, last = first): CoveringRecord => ({
  first,
  last,
  value: null,
  reason,
  quality: 'MEASURED',
});

const reasons = [
  'NOT_APPLICABLE',
  'NOT_AVAILABLE',
  'CONFIDENTIAL',
  'INCLUDED_ELSEWHERE',
  'UNCHANGED',
] as const;
const qualities = ['MEASURED', 'INVOICE', 'ESTIMATED', 'UNSTATED'] as const;

/** The generated records follow each other with gaps between them, from 2025 on. */
const records = fc
  .array(
    fc.record({
      hole: fc.integer({ min: 0, max: 3 }),
      length: fc.integer({ min: 1, max: 5 }),
      reason: fc.option(fc.constantFrom(...reasons)),
      quality: fc.constantFrom(...qualities),
    }),
    { maxLength: 20 },
  )
  .map((steps) => {
    let next = january2026 - 12;
    return steps.map(({ hole, length, reason, quality }): CoveringRecord => {
      const first = next + hole;
      next = first + length;
      return { first, last: next - 1, value: reason === null ? 1 : null, reason, quality };
    });
  });

const inYear = (all: readonly CoveringRecord[]) => all.filter((record) => belongsTo(record, year));
const ofYear = (all: readonly CoveringRecord[], today = afterwards) =>
  completenessOf(coverageOf(all, year, 1), today);

/** This slow reference counts month by month. */
function monthsSpokenFor(all: readonly CoveringRecord[]): number {
  const speaking = all.filter((record) =>
    record.value === null
      ? record.reason === 'NOT_APPLICABLE' || record.reason === 'INCLUDED_ELSEWHERE'
      : belongsTo(record, year),
  );
  return Array.from({ length: 12 }, (_, index) => january2026 + index).filter((month) =>
    speaking.some(({ first, last }) => first <= month && month <= last),
  ).length;
}

describe('completeness', () => {
  test('counts the months that records cover; unavailable and confidential values are gaps', () => {
    fc.assert(
      fc.property(records, (all) => {
        const { covered, missing, months } = ofYear(all);
        expect(covered).toBe(monthsSpokenFor(all));
        expect(covered + missing.reduce((sum, each) => sum + lengthOf(each), 0)).toBe(months);
      }),
    );
  });

  test('is the same in whatever order the records come', () => {
    fc.assert(
      fc.property(
        records.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, mixed]) => {
          expect(ofYear(mixed)).toEqual(ofYear(all));
        },
      ),
    );
  });

  test('one record more never leaves less', () => {
    fc.assert(
      fc.property(records, fc.nat(), (all, which) => {
        const fewer = all.filter((_, index) => index !== which % Math.max(1, all.length));
        expect(ofYear(fewer).covered).toBeLessThanOrEqual(ofYear(all).covered);
      }),
    );
  });

  test('a yearly value is as complete as monthly ones', () => {
    fc.assert(
      fc.property(fc.constantFrom(...qualities), (quality) => {
        const months = Array.from({ length: 12 }, (_, n) =>
          valued(january2026 + n, january2026 + n, quality),
        );
        expect(ofYear(months)).toEqual(ofYear([valued(year.first, year.last, quality)]));
      }),
    );
  });

  test('shares add up to one, and there are none without a value', () => {
    fc.assert(
      fc.property(records, (all) => {
        const { shares } = ofYear(all);
        if (!inYear(all).some(({ value }) => value !== null)) expect(shares).toBeNull();
        else expect(Object.values(shares ?? {}).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      }),
    );
  });

  test('a computed value is never more complete than any of its sources', () => {
    fc.assert(
      fc.property(fc.array(records, { minLength: 1, maxLength: 5 }), (sources) => {
        const together = completenessOf(
          coveredTogether(
            sources.map((all) => coverageOf(all, year, 1)),
            year,
          ),
          afterwards,
        );
        for (const all of sources) {
          const alone = ofYear(all);
          expect(together.covered).toBeLessThanOrEqual(alone.covered);
          if (alone.state === 'GAPS') expect(together.state).toBe('GAPS');
        }
      }),
    );
  });

  test.each([
    ['2026-01-01', 'RUNNING', []],
    ['2026-11-15', 'RUNNING', [{ first: january2026 + 3, last: january2026 + 9 }]],
    ['2026-12-31', 'RUNNING', [{ first: january2026 + 3, last: january2026 + 10 }]],
    ['2027-01-01', 'GAPS', [{ first: january2026 + 3, last: january2026 + 11 }]],
  ])('on %s a year is %s, and only past periods are missing', (today, state, missing) => {
    const found = ofYear([valued(january2026, january2026 + 2)], today);
    expect(found).toMatchObject({ state, missing, covered: 3 });
  });

  test('a value for the running month does not make it whole', () => {
    const november = unitAround(january2026 + 10, 'MONTH', 1);
    const coverage = coverageOf([valued(november.first)], november, 1);
    expect(completenessOf(coverage, '2026-11-15').state).toBe('RUNNING');
    expect(completenessOf(coverage, '2026-12-01').state).toBe('WHOLE');
  });

  test('one value in ten years is one month of a hundred and twenty', () => {
    const decade = { first: january2026 - 108, last: january2026 + 11 };
    const { covered, state, missing } = completenessOf(
      coverageOf([valued(january2026)], decade, 1),
      afterwards,
    );
    expect({ covered, state, gaps: missing.length }).toEqual({ covered: 1, state: 'GAPS', gaps: 2 });
  });

  test.each(reasons)('a whole year without a value because it is %s', (reason) => {
    const isNoGap = reason === 'NOT_APPLICABLE' || reason === 'INCLUDED_ELSEWHERE';
    expect(ofYear([without(year.first, reason, year.last)])).toMatchObject({
      state: isNoGap ? 'WHOLE' : 'GAPS',
      shares: null,
    });
  });

  test('a business year lasts until the next one; twelve other months cover their own range', () => {
    const july2025 = valued(january2026 - 6, january2026 + 5);
    expect(completenessOf(coverageOf([july2025], year, 7), afterwards).state).toBe('WHOLE');
    expect(ofYear([july2025])).toMatchObject({ state: 'GAPS', covered: 6 });
  });

  test('a bill that reaches in from before is more than the year', () => {
    const bill = valued(january2026 - 2, january2026);
    const others = valued(january2026 + 1, january2026 + 11);
    expect(ofYear([bill, others])).toMatchObject({ state: 'GAPS', covered: 12, missing: [] });
    // The records have twelve months in total, but not those of the year.
    expect(ofYear([bill, valued(january2026 + 1, january2026 + 9)])).toMatchObject({
      state: 'GAPS',
      covered: 10,
    });
  });
});

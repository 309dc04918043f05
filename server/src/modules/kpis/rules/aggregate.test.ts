import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, isClose, type Rational, rational, times } from '../../../../test/values/rationals.ts';
import { aggregate, belongsTo, type MeasuredRecord } from './aggregate.ts';
import { Decimal } from './decimal.ts';
import { lengthOf, unitAround, unitsBetween } from './period.ts';

const anyFirstMonth = fc.integer({ min: 1, max: 12 });

/** The generated records follow each other; some are longer and some are months apart. */
const records = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 3 }),
      length: fc.constantFrom(1, 1, 1, 2, 3, 12),
      value: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((steps) => {
    let next = 2020 * 12;
    return steps.map(({ gap, length, value }): MeasuredRecord => {
      const first = next + gap;
      next = first + length;
      return { first, last: next - 1, value: new Decimal(value).dividedBy(1000) };
    });
  });

const zero: Rational = { top: 0n, bottom: 1n };
const exact = ({ value }: MeasuredRecord) => rational(value.toString());
const weight = (record: MeasuredRecord) => rational(String(lengthOf(record)));
const total = (values: Rational[]) => values.reduce(add, zero);

describe('aggregation', () => {
  test('sums, and averages by months, as calculating with whole fractions says', () => {
    fc.assert(
      fc.property(records, (all) => {
        const sum = aggregate(all, 'SUM')?.toString() ?? '';
        expect(isClose(sum, total(all.map(exact)), 30)).toBe(true);
        const average = aggregate(all, 'AVERAGE')?.toString() ?? '';
        const months = all.reduce((count, record) => count + lengthOf(record), 0);
        const mean = times(total(all.map((record) => times(exact(record), weight(record)))), {
          top: 1n,
          bottom: BigInt(months),
        });
        expect(isClose(average, mean, 30)).toBe(true);
      }),
    );
  });

  test('takes the last, whatever their order', () => {
    fc.assert(
      fc.property(
        records.chain((all) =>
          fc.shuffledSubarray(all, { minLength: all.length }).map((mixed) => ({ all, mixed })),
        ),
        ({ all, mixed }) => {
          expect(aggregate(mixed, 'LAST')).toBe(all.at(-1)?.value);
        },
      ),
    );
  });

  test('an average lies between the smallest and the largest', () => {
    fc.assert(
      fc.property(records, (all) => {
        const average = aggregate(all, 'AVERAGE') ?? new Decimal(Number.NaN);
        const values = all.map(({ value }) => value);
        expect(average.greaterThanOrEqualTo(Decimal.min(...values))).toBe(true);
        expect(average.lessThanOrEqualTo(Decimal.max(...values))).toBe(true);
      }),
    );
  });

  test('every record counts in exactly one year, quarter or month, unless it is longer than that', () => {
    fc.assert(
      fc.property(
        records,
        fc.constantFrom('MONTH' as const, 'QUARTER' as const, 'YEAR' as const),
        anyFirstMonth,
        (all, unit, firstMonth) => {
          const last = all.at(-1)?.last ?? 0;
          const windows = unitsBetween({ first: 2020 * 12, last }, unit, firstMonth);
          for (const record of all) {
            const count = windows.filter((window) => belongsTo(record, window)).length;
            expect(count).toBe(lengthOf(record) <= lengthOf(unitAround(0, unit, firstMonth)) ? 1 : 0);
          }
        },
      ),
    );
  });

  test('the sum of a year is the sum of its quarters', () => {
    fc.assert(
      fc.property(records, anyFirstMonth, (all, firstMonth) => {
        const short = all.filter((record) => lengthOf(record) <= 3 && lengthOf(record) !== 2);
        const sumOver = (unit: 'QUARTER' | 'YEAR') =>
          unitsBetween({ first: 2020 * 12, last: all.at(-1)?.last ?? 0 }, unit, firstMonth)
            .map((window) =>
              aggregate(
                short.filter((record) => belongsTo(record, window)),
                'SUM',
              ),
            )
            .reduce((sum: Decimal, value) => sum.plus(value ?? 0), new Decimal(0));
        expect(sumOver('YEAR').toString()).toBe(sumOver('QUARTER').toString());
      }),
    );
  });

  test('nothing is made of nothing', () => expect(aggregate([], 'SUM')).toBeUndefined());
});

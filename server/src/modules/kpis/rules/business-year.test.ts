import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aggregate, belongsTo } from './aggregate.ts';
import { type CoveringRecord, completenessOf, coverageOf } from './completeness.ts';
import { Decimal } from './decimal.ts';
import {
  firstDay,
  labelOf,
  lastEnded,
  type Months,
  monthOf,
  monthsOf,
  periodOf,
  unitsBetween,
} from './period.ts';
import { readPeriod } from './read-period.ts';

const january2024 = 2024 * 12;
const anyFirstMonth = fc.integer({ min: 1, max: 12 });
const frequencies = ['MONTH', 'QUARTER', 'YEAR'] as const;

/** The generated months cover three years, with a value or without. */
const monthly = fc
  .array(fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { freq: 3 }), {
    minLength: 36,
    maxLength: 36,
  })
  .map((values) =>
    values.flatMap((value, index) => {
      const month = january2024 + index;
      return value === null ? [] : [{ first: month, last: month, value: new Decimal(value).dividedBy(1000) }];
    }),
  );

/** The generated records have any length and follow each other; some have no value. */
const records = fc
  .array(
    fc.record({
      hole: fc.integer({ min: 0, max: 4 }),
      length: fc.constantFrom(1, 1, 3, 12),
      reason: fc.option(fc.constantFrom('NOT_APPLICABLE' as const, 'NOT_AVAILABLE' as const), { freq: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((steps) => {
    let next = january2024 - 12;
    return steps.map(({ hole, length, reason }): CoveringRecord => {
      const first = next + hole;
      next = first + length;
      return { first, last: next - 1, value: reason === null ? 1 : null, reason, quality: 'MEASURED' };
    });
  });

const later = <Span extends Months>(span: Span, months: number): Span => ({
  ...span,
  first: span.first + months,
  last: span.last + months,
});
const shifted = (firstMonth: number, months: number) => ((firstMonth - 1 + months) % 12) + 1;

describe('for any first month', () => {
  test('business years, and their quarters, add up to all that was entered', () => {
    fc.assert(
      fc.property(monthly, anyFirstMonth, fc.constantFrom(...frequencies), (all, firstMonth, unit) => {
        const windows = unitsBetween({ first: january2024, last: january2024 + 35 }, unit, firstMonth);
        const sums = windows.map((window) =>
          aggregate(
            all.filter((record) => belongsTo(record, window)),
            'SUM',
          ),
        );
        const together = sums.reduce((sum: Decimal, each) => sum.plus(each ?? 0), new Decimal(0));
        const entered = all.reduce((sum, { value }) => sum.plus(value), new Decimal(0));
        expect(together.toString()).toBe(entered.toString());
      }),
    );
  });

  test('everything so many months later is as complete as before', () => {
    fc.assert(
      fc.property(
        records,
        anyFirstMonth,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 47 }),
        (all, firstMonth, months, clock) => {
          const windows = unitsBetween({ first: january2024, last: january2024 + 24 }, 'YEAR', firstMonth);
          const dayOf = (month: number) => firstDay(month).replace(/01$/, '15');
          for (const window of windows) {
            const now = completenessOf(coverageOf(all, window, firstMonth), dayOf(january2024 + clock));
            const then = completenessOf(
              coverageOf(
                all.map((record) => later(record, months)),
                later(window, months),
                shifted(firstMonth, months),
              ),
              dayOf(january2024 + clock + months),
            );
            expect({ ...then, missing: then.missing.map((each) => later(each, -months)) }).toEqual(now);
          }
        },
      ),
    );
  });

  test('a period that has ended also ends after shifting by months', () => {
    fc.assert(
      fc.property(
        anyFirstMonth,
        fc.constantFrom(...frequencies),
        fc.integer({ min: 0, max: 30 }),
        fc.nat(47),
        (firstMonth, unit, months, clock) => {
          const calendar = (month: number, begins: number) => ({
            today: firstDay(month),
            firstMonth: begins,
          });
          const now = lastEnded(calendar(january2024 + clock, firstMonth), unit);
          const then = lastEnded(calendar(january2024 + clock + months, shifted(firstMonth, months)), unit);
          expect(then).toEqual(later(now, months));
        },
      ),
    );
  });

  test('a year is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1901, max: 2198 }), anyFirstMonth, (year, firstMonth) => {
        const first = year * 12 + firstMonth - 1;
        const { start, end, ...period } = periodOf({ first, last: first + 11 });
        const label = labelOf({ start, end, ...period }, firstMonth);
        expect(readPeriod(label, '', 'YEAR', firstMonth)).toEqual({ start, end });
      }),
    );
  });
});

describe('where the year begins in April', () => {
  test.each([
    ['2024/25', 'YEAR', '2024-04-01'],
    ['2024/25', 'MONTH', '2024-04-01'],
    ['2009/10', 'YEAR', '2009-04-01'],
    ['2009/10', 'MONTH', '2009-10-01'],
    ['2024-05-17', 'YEAR', '2024-04-01'],
    ['2025', 'YEAR', undefined],
    ['2025', 'MONTH', undefined],
  ] as const)('%s for a %s begins on %s', (text, frequency, start) => {
    const days = readPeriod(text, '', frequency, 4);
    expect(days?.start).toBe(start);
    if (days && text === '2024/25') expect(monthOf(days.end) - monthOf(days.start) + 1).toBe(monthsOf.YEAR);
  });

  test('twelve other months keep their days, and a calendar year its name', () => {
    expect(labelOf(periodOf({ first: january2024 + 3, last: january2024 + 14 }), 4)).toBe('2024/25');
    expect(labelOf(periodOf({ first: january2024 + 6, last: january2024 + 17 }), 4)).toBe(
      '2024-07-01/2025-06-30',
    );
    expect(labelOf(periodOf({ first: january2024, last: january2024 + 11 }), 4)).toBe('2024');
  });
});

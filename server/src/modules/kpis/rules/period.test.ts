import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeOf,
  daysOf,
  firstDay,
  lastDay,
  lastEnded,
  lengthOf,
  monthOf,
  monthsOfCode,
  periodProblem,
  unitAround,
  unitsBetween,
  wholeMonths,
} from './period.ts';
import { readPeriod, readPeriodCode } from './read-period.ts';

const month = fc.integer({ min: 1900 * 12, max: 2199 * 12 });
const firstMonth = fc.integer({ min: 1, max: 12 });
const frequency = fc.constantFrom('MONTH' as const, 'QUARTER' as const, 'YEAR' as const);

describe('periods', () => {
  test('the calendar agrees with the platform’s, leap days too', () => {
    fc.assert(
      fc.property(month, (each) => {
        const first = Temporal.PlainDate.from(firstDay(each));
        expect(lastDay(each)).toBe(first.with({ day: first.daysInMonth }).toString());
        expect(monthOf(lastDay(each))).toBe(each);
      }),
    );
    expect(['2024', '2025', '1900', '2000'].map((year) => lastDay(monthOf(`${year}-02-01`)))).toEqual([
      '2024-02-29',
      '2025-02-28',
      '1900-02-28',
      '2000-02-29',
    ]);
  });

  test('a code and its days are the same', () => {
    fc.assert(
      fc.property(month, frequency, firstMonth, (each, unit, begins) => {
        const months = unitAround(each, unit, begins);
        const { start, end } = daysOf(months);
        const { first, last, frequency: read } = monthsOfCode(codeOf(start, end));
        expect({ first, last, read }).toEqual({ ...months, read: unit });
        expect(wholeMonths(start, end)).toEqual(months);
      }),
    );
  });

  test('units of a range are adjacent and contain it', () => {
    fc.assert(
      fc.property(month, fc.nat(60), frequency, firstMonth, (first, length, unit, begins) => {
        const units = unitsBetween({ first, last: first + length }, unit, begins);
        expect(units[0]?.first).toBeLessThanOrEqual(first);
        expect(units.at(-1)?.last).toBeGreaterThanOrEqual(first + length);
        const follows = units.slice(1).map(({ first: next }, index) => next - (units[index]?.last ?? 0));
        expect(new Set(follows).difference(new Set([1]))).toEqual(new Set());
      }),
    );
  });

  test('the last ended period is before today, and the next one is not', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true }),
        frequency,
        firstMonth,
        (date, unit, begins) => {
          const today = date.toISOString().slice(0, 10);
          const ended = lastEnded({ today, firstMonth: begins }, unit);
          expect(lastDay(ended.last) < today).toBe(true);
          expect(lastDay(ended.last + lengthOf(ended)) >= today).toBe(true);
        },
      ),
    );
  });

  const today = '2026-11-15';
  test.each([
    ['2026-11-01', '2026-11-30', 'MONTH', undefined],
    ['2026-12-01', '2026-12-31', 'MONTH', 'inFuture'],
    ['2026-07-01', '2026-09-30', 'MONTH', undefined],
    ['2026-07-01', '2026-09-30', 'QUARTER', undefined],
    ['2026-08-01', '2026-10-31', 'QUARTER', 'notWholePeriods'],
    ['2026-07-01', '2026-07-31', 'QUARTER', 'notWholePeriods'],
    ['2026-10-01', '2026-12-31', 'QUARTER', undefined],
    ['2026-01-01', '2026-12-31', 'YEAR', undefined],
    ['2025-07-01', '2026-06-30', 'YEAR', undefined],
    ['2026-07-01', '2027-06-30', 'YEAR', 'inFuture'],
    ['2026-01-01', '2026-06-30', 'YEAR', 'notWholePeriods'],
    ['2026-02-01', '2026-01-31', 'MONTH', 'endsBeforeStart'],
    ['2024-02-01', '2024-02-28', 'MONTH', 'notWholePeriods'],
  ] as const)('%s to %s of a %s: %s', (start, end, unit, problem) => {
    expect(periodProblem({ start, end }, unit, { today, firstMonth: 1 })).toBe(problem);
  });

  test.each([
    ['2026', '2026'],
    ['2026-09', '2026-09'],
    ['09/2026', '2026-09'],
    ['9.2026', '2026-09'],
    ['Sep 2026', '2026-09'],
    ['September 2026', '2026-09'],
    ['März 2026', '2026-03'],
    ['Dez. 2026', '2026-12'],
    ['Q3 2026', '2026-Q3'],
    ['2026-Q3', '2026-Q3'],
    ['3. Quartal 2026', '2026-Q3'],
    ['13/2026', undefined],
    ['Quark 2026', undefined],
    ['', undefined],
  ])('%j is %s', (text, code) => expect(readPeriodCode(text)).toBe(code));

  test('days in both languages, a first day alone for the KPI’s unit, no days that are none', () => {
    expect(readPeriod('01.07.2026', '30.09.2026', 'MONTH', 1)).toEqual({
      start: '2026-07-01',
      end: '2026-09-30',
    });
    expect(readPeriod('2026-08-17', '', 'QUARTER', 1)).toEqual({ start: '2026-07-01', end: '2026-09-30' });
    expect(readPeriod('31.02.2026', '', 'MONTH', 1)).toBeUndefined();
    expect(readPeriod('2026-09', '2026-10', 'MONTH', 1)).toBeUndefined();
  });
});

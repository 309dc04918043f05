import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparableRecords } from './comparable-records.ts';

const year = { first: 2026 * 12, last: 2026 * 12 + 11 };
const both = [{ first: year.first - 12, last: year.last - 12 }, year] as const;
const record = (first: number, last = first, kpiId = 1) => ({ kpiId, first, last, value: 1, reason: null });

test('keeps whole values of months that both years know', () => {
  const quarter = record(year.first - 12, year.first - 10);
  const all = [
    quarter,
    record(year.first - 9),
    record(year.first),
    record(year.first + 1),
    record(year.first + 3),
  ];
  expect(comparableRecords(all, both)).toEqual([record(year.first - 9), record(year.first + 3)]);
});

test('a KPI with nothing to measure counts as known', () => {
  const none = { ...record(year.first), value: null, reason: 'NOT_APPLICABLE' as const };
  expect(comparableRecords([record(year.first - 12), none], both)).toContainEqual(record(year.first - 12));
});

test('of monthly values both years keep the same months', () => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 11 }));
  fc.assert(
    fc.property(some, some, (now, then) => {
      const kept = comparableRecords(
        [
          ...now.map((month) => record(year.first + month)),
          ...then.map((month) => record(year.first - 12 + month)),
        ],
        both,
      );
      const months = (start: number) =>
        kept.filter(({ first }) => first >= start && first < start + 12).map(({ first }) => first - start);
      expect(months(year.first).toSorted()).toEqual(months(year.first - 12).toSorted());
      expect(new Set(months(year.first))).toEqual(new Set(now).intersection(new Set(then)));
    }),
  );
});

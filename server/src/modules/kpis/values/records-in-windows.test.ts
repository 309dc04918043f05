import fc from 'fast-check';
import { expect, test } from 'vitest';
import { belongsTo } from '../rules/aggregate.ts';
import { recordsInWindows } from './records-in-windows.ts';

const months = (longest: number) =>
  fc
    .record({ first: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 0, max: longest - 1 }) })
    .map(({ first, length }) => ({ first, last: first + length }));
const records = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 3 }), months(13)).map(([kpiId, span]) => ({ kpiId, ...span })),
  { maxLength: 60 },
);

test('finds exactly the records that belong to a window, however they come, the earliest end first', () => {
  fc.assert(
    fc.property(records, fc.array(months(24), { minLength: 1 }), (all, windows) => {
      const found = recordsInWindows(all);
      // The second pass reads cached results.
      for (const window of [...windows, ...windows]) {
        const wanted = all.filter((record) => record.kpiId === 1 && belongsTo(record, window));
        expect(found.within(1, window)).toEqual(wanted.toSorted((a, b) => a.last - b.last));
      }
    }),
  );
});

test('of a KPI without records there is nothing', () => {
  expect(recordsInWindows([]).of(1)).toEqual([]);
  expect(recordsInWindows([]).within(1, { first: 0, last: 11 })).toEqual([]);
});

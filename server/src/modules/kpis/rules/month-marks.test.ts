import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CoveringRecord, completenessOf, coverageOf } from './completeness.ts';
import { marksTogether, monthMarks } from './month-marks.ts';
import { lengthOf, type Months } from './period.ts';

const january2026 = 2026 * 12;
const calendar = { today: '2026-11-15', firstMonth: 1 };
const lastYear: Months = { first: january2026 - 2, last: january2026 + 9 };

const valued = (first: number, quality: Quality = 'MEASURED', last = first): CoveringRecord => ({
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
const marksOf = (records: readonly CoveringRecord[], missing: readonly Months[] = []) =>
  monthMarks({ records, missing, begun: records[0]?.first, frequency: 'MONTH' }, lastYear, calendar);

test('distinguishes measured, estimated, non-existent, unavailable, pending and unrequested values', () => {
  const open = january2026 + 8;
  expect(
    marksOf(
      [
        valued(january2026),
        valued(january2026 + 1, 'INVOICE'),
        valued(january2026 + 2, 'ESTIMATED'),
        without(january2026 + 3, 'NOT_APPLICABLE'),
        without(january2026 + 4, 'INCLUDED_ELSEWHERE'),
        without(january2026 + 5, 'NOT_AVAILABLE'),
        without(january2026 + 6, 'CONFIDENTIAL'),
        valued(january2026 + 7),
      ],
      [{ first: open, last: open + 1 }],
    ),
  ).toEqual([
    'BEFORE',
    'BEFORE',
    'RECORDED',
    'RECORDED',
    'ESTIMATED',
    'NOTHING_TO_MEASURE',
    'NOTHING_TO_MEASURE',
    'GAP',
    'GAP',
    'RECORDED',
    'OPEN',
    'OPEN',
  ]);
});

test('the value of a year says nothing of the months of the next one, which is not over', () => {
  const year = valued(january2026 - 12, 'MEASURED', january2026 - 1);
  const marks = monthMarks(
    { records: [year], missing: [], begun: year.first, frequency: 'YEAR' },
    lastYear,
    calendar,
  );
  expect(marks).toEqual([...Array(2).fill('RECORDED'), ...Array(10).fill('TO_COME')]);
});

test('a value that is longer than the year, and so belongs to no year, leaves a gap', () => {
  const bill = valued(january2026 - 12, 'INVOICE', january2026 + 9);
  expect(new Set(marksOf([bill]))).toEqual(new Set(['GAP']));
});

const reasons = [null, 'NOT_APPLICABLE', 'NOT_AVAILABLE', 'INCLUDED_ELSEWHERE', 'CONFIDENTIAL'] as const;
const records = fc
  .array(
    fc.record({
      hole: fc.integer({ min: 0, max: 3 }),
      length: fc.integer({ min: 1, max: 4 }),
      reason: fc.constantFrom(...reasons),
      quality: fc.constantFrom<Quality>('MEASURED', 'INVOICE', 'ESTIMATED'),
    }),
    { maxLength: 12 },
  )
  .map((steps) => {
    let next = lastYear.first - 6;
    return steps.map(({ hole, length, reason, quality }): CoveringRecord => {
      const first = next + hole;
      next = first + length;
      return { first, last: next - 1, value: reason === null ? 1 : null, reason, quality };
    });
  });

test('the marks and the number of months that are covered never contradict each other', () => {
  fc.assert(
    fc.property(records, (all) => {
      const marks = marksOf(all);
      const { covered, state } = completenessOf(coverageOf(all, lastYear, 1), calendar.today);
      const speaking = marks.filter((mark) => ['RECORDED', 'ESTIMATED', 'NOTHING_TO_MEASURE'].includes(mark));
      expect(marks).toHaveLength(lengthOf(lastYear));
      expect(speaking).toHaveLength(covered);
      if (state === 'WHOLE') expect(speaking).toHaveLength(12);
    }),
  );
});

test('several KPIs in one strip: what wants attention is never hidden, whatever their order', () => {
  expect(
    marksTogether([
      ['RECORDED', 'ESTIMATED', 'NOTHING_TO_MEASURE', 'RECORDED', 'TO_COME'],
      ['OPEN', 'RECORDED', 'NOTHING_TO_MEASURE', 'GAP', 'RECORDED'],
    ]),
  ).toEqual(['OPEN', 'ESTIMATED', 'NOTHING_TO_MEASURE', 'GAP', 'RECORDED']);
  expect(marksTogether([])).toEqual([]);
  const each = fc.array(fc.constantFrom('OPEN', 'GAP', 'RECORDED', 'TO_COME'), {
    minLength: 3,
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.array(each, { minLength: 1, maxLength: 5 }), (all) => {
      const together = marksTogether(all);
      expect(marksTogether(all.toReversed())).toEqual(together);
      for (const [index, mark] of together.entries())
        expect(mark === 'OPEN').toBe(all.some((marks) => marks[index] === 'OPEN'));
    }),
  );
});

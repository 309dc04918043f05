import type { MonthMark } from '@metra/contract/shapes/completeness';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { type CoveringRecord, coverageWithin } from './completeness.ts';
import { type Calendar, lengthOf, type Months, monthOf, unitAround } from './period.ts';

interface MarkedKpi {
  records: readonly CoveringRecord[];
  frequency: Frequency;
  /** The finished periods without a record. */
  missing: readonly Months[];
  /** The first month of the first record, even if it lies before the window. */
  begun: number | undefined;
}

/** Returns for each month of a window, from the oldest, what its completeness counts and why it is not covered. */
export function monthMarks(
  { records, frequency, missing, begun = Number.POSITIVE_INFINITY }: MarkedKpi,
  window: Months,
  { today, firstMonth }: Calendar,
): MonthMark[] {
  const marks = new Array<MonthMark | undefined>(lengthOf(window)).fill(undefined);
  for (const record of records) {
    const speaking = coverageWithin(record, window);
    if (!speaking) continue;
    const last = Math.min(speaking.last, window.last);
    // If two records cover a month, the first one counts.
    for (let month = Math.max(speaking.first, window.first); month <= last; month += 1)
      marks[month - window.first] ??= markOfRecord(speaking);
  }
  const markWithout = (month: number): MonthMark => {
    const touches = ({ first, last }: Months): boolean => first <= month && last >= month;
    if (missing.some(touches)) return 'OPEN';
    if (records.some((each) => each.value === null && touches(each))) return 'GAP';
    if (unitAround(month, frequency, firstMonth).last >= monthOf(today)) return 'TO_COME';
    return month < begun ? 'BEFORE' : 'GAP';
  };
  return marks.map((mark, index) => mark ?? markWithout(window.first + index));
}

const markOfRecord = ({ value, quality }: CoveringRecord): MonthMark =>
  value === null ? 'NOTHING_TO_MEASURE' : quality === 'ESTIMATED' ? 'ESTIMATED' : 'RECORDED';

/** Marks that need attention take precedence. */
const byAttention = [
  'OPEN',
  'GAP',
  'ESTIMATED',
  'RECORDED',
  'NOTHING_TO_MEASURE',
  'TO_COME',
  'BEFORE',
] as const satisfies readonly MonthMark[];

/** Merges the marks of several KPIs over the same months into one strip. */
export function marksTogether(all: readonly (readonly MonthMark[])[]): MonthMark[] {
  const length = Math.max(0, ...all.map((marks) => marks.length));
  return Array.from(
    { length },
    (_, index) => byAttention.find((mark) => all.some((marks) => marks[index] === mark)) ?? 'TO_COME',
  );
}

import type { MonthMark } from '@metra/contract/shapes/completeness';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { type CoveringRecord, speaksFor } from './completeness.ts';
import { type Calendar, lengthOf, type Months, monthOf, unitAround } from './period.ts';

interface MarkedKpi {
  records: readonly CoveringRecord[];
  frequency: Frequency;
  /** Periods that wait for a value. */
  missing: readonly Months[];
  /** The first month of the first record, however long ago. */
  begun: number | undefined;
}

/** What is known of each month of a window, oldest first: what its completeness counts, and why the others are not covered. */
export function monthMarks(
  { records, frequency, missing, begun = Number.POSITIVE_INFINITY }: MarkedKpi,
  window: Months,
  { today, firstMonth }: Calendar,
): MonthMark[] {
  const marks = new Array<MonthMark | undefined>(lengthOf(window)).fill(undefined);
  for (const record of records) {
    const speaking = speaksFor(record, window);
    if (!speaking) continue;
    const last = Math.min(speaking.last, window.last);
    // Where two speak for a month, the first does.
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

/** What wants attention goes before what does not. */
const byAttention = [
  'OPEN',
  'GAP',
  'ESTIMATED',
  'RECORDED',
  'NOTHING_TO_MEASURE',
  'TO_COME',
  'BEFORE',
] as const satisfies readonly MonthMark[];

/** Several KPIs in one strip of the same months. */
export function marksTogether(all: readonly (readonly MonthMark[])[]): MonthMark[] {
  const length = Math.max(0, ...all.map((marks) => marks.length));
  return Array.from(
    { length },
    (_, index) => byAttention.find((mark) => all.some((marks) => marks[index] === mark)) ?? 'TO_COME',
  );
}

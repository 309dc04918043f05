import type { MonthMark } from '@metra/contract/completeness';
import type { Frequency } from '@metra/contract/kpi-shapes';
import { type CoveringRecord, speaksFor } from './completeness.ts';
import { type Calendar, type Months, monthOf, unitAround, within } from './period.ts';

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
  const speaking = records.flatMap((record) => speaksFor(record, window) ?? []);
  const markOf = (month: number): MonthMark => {
    const record = speaking.find(touching(month));
    if (record) return markOfRecord(record);
    if (missing.some(touching(month))) return 'OPEN';
    if (records.some((each) => each.value === null && touching(month)(each))) return 'GAP';
    if (unitAround(month, frequency, firstMonth).last >= monthOf(today)) return 'TO_COME';
    return month < begun ? 'BEFORE' : 'GAP';
  };
  return Array.from({ length: window.last - window.first + 1 }, (_, index) => markOf(window.first + index));
}

const touching =
  (month: number) =>
  (each: Months): boolean =>
    within(each, { first: month, last: month }) !== undefined;

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

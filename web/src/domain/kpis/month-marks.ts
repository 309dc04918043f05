import type { MonthMark } from '@metra/contract/shapes/completeness';
import type { MonthState } from '../../design-system/charts/months-strip.tsx';
import { translate } from '../../lib/i18n/tolgee.ts';

const STATES = {
  RECORDED: 'recorded',
  ESTIMATED: 'estimated',
  NOTHING_TO_MEASURE: 'nothing-to-measure',
  OPEN: 'open',
  GAP: 'gap',
  BEFORE: 'before',
  TO_COME: 'to-come',
} as const satisfies Record<MonthMark, MonthState>;

const NOTHING_YET: readonly MonthState[] = Array<MonthState>(12).fill('to-come');

/** Without any value all months are in the future. */
export const stripMonths = (marks: readonly MonthMark[]): readonly MonthState[] =>
  marks.length > 0 ? marks.map((mark) => STATES[mark]) : NOTHING_YET;

/** Example: `Monate: 8 erfasst, 2 geschätzt, 2 fehlen`. */
export function marksText(marks: readonly MonthMark[]): string {
  const parts = (Object.keys(STATES) as MonthMark[]).flatMap((mark) => {
    const count = marks.filter((each) => each === mark).length;
    return count > 0 ? translate(`records.marks.${mark}`, { count }) : [];
  });
  return translate('records.marks', { parts: parts.join(', ') });
}

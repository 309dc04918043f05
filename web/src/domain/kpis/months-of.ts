import type { Period } from '@metra/contract/kpi-shapes';
import type { MonthState } from '../../design-system/charts/months-strip.tsx';

const MONTHS = 12;

/** The twelve months up to the present one: open where a period that ended in it has no value. */
export function monthsOf(missing: readonly Period[], today: string, begun = true): MonthState[] {
  const open = new Set(missing.map(({ end }) => end.slice(0, 7)));
  const present = today.slice(0, 7);
  return lastMonths(present).map((month) => {
    if (open.has(month)) return 'open';
    // What nobody has begun to enter is not complete either.
    return month === present || !begun ? 'to-come' : 'recorded';
  });
}

function lastMonths(present: string): string[] {
  const [year = 0, month = 1] = present.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const at = year * 12 + month - MONTHS + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

import type { Period } from '@metra/contract/kpi-shapes';
import type { MonthState } from '../../design-system/charts/months-strip.tsx';

const MONTHS = 12;

interface Known {
  /** Periods that wait for a value: open where they ended. */
  missing: readonly Period[];
  /** Months without a value that nobody is asked for: not available, confidential, or before the first record. */
  gaps?: readonly Period[];
  today: string;
  /** False: nothing was ever entered, which is not complete either. */
  begun?: boolean;
}

/** The twelve months up to the present one. */
export function monthsOf({ missing, gaps = [], today, begun = true }: Known): MonthState[] {
  const open = new Set(missing.map(({ end }) => end.slice(0, 7)));
  const present = today.slice(0, 7);
  const states = lastMonths(present).map((month): MonthState => {
    if (open.has(month)) return 'open';
    if (month === present || !begun) return 'to-come';
    return gaps.some((gap) => contains(gap, month)) && !missing.some((period) => contains(period, month))
      ? 'gap'
      : 'recorded';
  });
  // What lies before the first record was never asked for.
  const start = states.findIndex((state) => state !== 'gap');
  return states.map((state, index) => (index < start ? 'before' : state));
}

const contains = ({ start, end }: Period, month: string): boolean =>
  start.slice(0, 7) <= month && month <= end.slice(0, 7);

function lastMonths(present: string): string[] {
  const [year = 0, month = 1] = present.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const at = year * 12 + month - MONTHS + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

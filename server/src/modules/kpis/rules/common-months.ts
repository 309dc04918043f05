import { type Months, within } from './period.ts';

/** One source of a value: what is known of it in a window. */
export interface KnownMonths {
  /** What each value stands for; it is never split. */
  values: readonly Months[];
  /** Months that need no value: nothing to measure, or nothing known yet. */
  free: readonly Months[];
}

/**
 * Months of a window that all sources speak for, in whole values: what is divided or subtracted must be about the same months.
 * A value that reaches beyond them is left out, and its months with it, until nothing is left to take away.
 */
export function commonMonths(sources: readonly KnownMonths[], window: Months): ReadonlySet<number> {
  // Of what says nothing, no month is known.
  if (sources.some(({ values, free }) => values.length === 0 && free.length === 0)) return none;
  let common = new Set(monthsIn(window));
  for (let before = -1; before !== common.size; ) {
    before = common.size;
    for (const { values, free } of sources) {
      const spoken = new Set<number>();
      const speak = (months: Months) => {
        const shared = within(months, window);
        for (let month = shared?.first ?? 1; month <= (shared?.last ?? 0); month += 1) spoken.add(month);
      };
      for (const value of values) if (isInside(value, common)) speak(value);
      for (const months of free) speak(months);
      common = common.intersection(spoken);
    }
  }
  return common;
}

const none: ReadonlySet<number> = new Set();

/** Asked for every record of every window: without an array in between. */
export function isInside({ first, last }: Months, set: ReadonlySet<number>): boolean {
  for (let month = first; month <= last; month += 1) if (!set.has(month)) return false;
  return true;
}

const monthsIn = ({ first, last }: Months): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

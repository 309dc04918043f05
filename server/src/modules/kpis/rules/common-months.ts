import { type Months, within } from './period.ts';

export interface KnownMonths {
  /** A value is used for all of these months or for none. */
  values: readonly Months[];
  /** These months need no value, because there is nothing to measure or nothing known yet. */
  free: readonly Months[];
}

/**
 * Returns the months of a window for which all inputs have whole values, because quotients and differences must
 * compare the same months. A value that reaches beyond them is left out with its months, until nothing changes any
 * more.
 */
export function commonMonths(sources: readonly KnownMonths[], window: Months): ReadonlySet<number> {
  // An input without values and without free months knows no month.
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

/** Every record of every window calls this function, so it creates no arrays. */
export function isInside({ first, last }: Months, set: ReadonlySet<number>): boolean {
  for (let month = first; month <= last; month += 1) if (!set.has(month)) return false;
  return true;
}

const monthsIn = ({ first, last }: Months): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

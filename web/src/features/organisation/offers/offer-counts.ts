import type { OfferReport } from '@metra/contract/operations/offers';

export type Counted = 'views' | 'watchers' | 'matches';

export interface CountOfWeeks {
  /** Views and matches are counted over the weeks shown; watchers are counted now. */
  value: number;
  weeks: readonly number[];
}

/**
 * Returns what a column of the list shows of one offer. The number of watchers is current, and the others are
 * sums of weeks.
 */
export function countOf({ weeks, watchers }: OfferReport, counted: Counted): CountOfWeeks {
  const counts = weeks.map((week) => week[counted]);
  const sum = counts.reduce((all, each) => all + each, 0);
  return { value: counted === 'watchers' ? watchers : sum, weeks: counts };
}

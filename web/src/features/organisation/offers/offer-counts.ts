import type { OfferReport } from '@metra/contract/operations/offers';

export type Counted = 'views' | 'watchers' | 'matches';

export interface CountOfWeeks {
  /** Seen and matched: of the weeks shown. Watched: now. */
  value: number;
  weeks: readonly number[];
}

/** What a column of the list shows of one offer. Watchers are a number that stands, the others are counted. */
export function countOf({ weeks, watchers }: OfferReport, counted: Counted): CountOfWeeks {
  const counts = weeks.map((week) => week[counted]);
  const sum = counts.reduce((all, each) => all + each, 0);
  return { value: counted === 'watchers' ? watchers : sum, weeks: counts };
}

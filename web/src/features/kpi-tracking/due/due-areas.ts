import type { DueItem } from '@metra/contract/operations/kpi-history';
import type { MonthMark } from '@metra/contract/shapes/completeness';
import type { Frequency, Period, TrackingCategory } from '@metra/contract/shapes/kpi-shapes';
import type { z } from 'zod';

type Item = z.infer<typeof DueItem>;

export interface DueCategory {
  category: TrackingCategory | null;
  periods: number;
  entered: number;
  gaps: number;
  /** These marks cover the last twelve months that are over. */
  marks: readonly MonthMark[];
  items: readonly Item[];
}

export interface DueArea extends DueCategory {
  oldest: Period | null;
  /** A period before the latest one is missing too. */
  overdue: boolean;
  start: { frequency: Frequency; period: string } | null;
}

const GRACE_DAYS = 31;
const DAY_MS = 86_400_000;

const oldestFirst = (a: Period, b: Period) => (a.end < b.end ? -1 : a.end > b.end ? 1 : 0);

/** The category with the longest overdue value comes first, and complete categories come last. */
export function dueAreas(categories: readonly DueCategory[], today: string): DueArea[] {
  return categories
    .map((one) => areaOf(one, today))
    .toSorted((a, b) => {
      if (!a.oldest || !b.oldest) return Number(a.oldest === null) - Number(b.oldest === null);
      return Number(b.overdue) - Number(a.overdue) || oldestFirst(a.oldest, b.oldest);
    });
}

function areaOf(due: DueCategory, today: string): DueArea {
  const [first] = due.items
    .flatMap(({ kpi, periods }) => periods.map((period) => ({ kpi, period })))
    .toSorted((a, b) => oldestFirst(a.period, b.period));
  const waited = first ? (Date.parse(today) - Date.parse(first.period.end)) / DAY_MS : 0;
  return {
    ...due,
    oldest: first?.period ?? null,
    overdue: waited > GRACE_DAYS,
    start: first ? { frequency: first.kpi.frequency, period: first.period.code } : null,
  };
}

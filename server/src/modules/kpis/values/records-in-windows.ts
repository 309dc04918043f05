import { belongsTo } from '../rules/aggregate.ts';
import type { Months } from '../rules/period.ts';

/** Groups records by KPI, ordered by their ends, and caches the results for each window. */
export function recordsInWindows<R extends Months & { kpiId: number }>(all: readonly R[]) {
  const byKpi = Map.groupBy(all, ({ kpiId }) => kpiId);
  for (const records of byKpi.values()) if (!isByEnd(records)) records.sort((a, b) => a.last - b.last);
  const none: readonly R[] = [];
  const known = new Map<number, Map<number, readonly R[]>>();
  return {
    of: (kpiId: number): readonly R[] => byKpi.get(kpiId) ?? none,

    within(kpiId: number, window: Months): readonly R[] {
      const records = byKpi.get(kpiId);
      if (!records) return none;
      const ofKpi = madeFor(known, kpiId);
      const key = keyOf(window);
      const before = ofKpi.get(key);
      if (before) return before;
      const found = belonging(records, window);
      ofKpi.set(key, found);
      return found;
    },
  };
}

/** Windows are shorter than 1024 months and years are below 4096, so a key fits into one number. */
export function keyOf({ first, last }: Months, year?: number): number {
  const key = first * 1024 + (last - first);
  return year === undefined ? key : -(key * 4096 + year);
}

/** Returns the map below a key and creates it if it is missing. */
export function madeFor<Key, Inner, Value>(all: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  const before = all.get(key);
  if (before) return before;
  const made = new Map<Inner, Value>();
  all.set(key, made);
  return made;
}

const isByEnd = (records: readonly Months[]): boolean =>
  records.every(({ last }, index) => index === 0 || last >= (records[index - 1]?.last ?? 0));

function belonging<R extends Months>(records: readonly R[], window: Months): readonly R[] {
  const found: R[] = [];
  for (let index = firstEndingFrom(records, window.first); index < records.length; index += 1) {
    const record = records[index];
    if (!record || record.last > window.last) break;
    if (belongsTo(record, window)) found.push(record);
  }
  return found;
}

function firstEndingFrom(records: readonly Months[], month: number): number {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((records[middle]?.last ?? month) < month) low = middle + 1;
    else high = middle;
  }
  return low;
}

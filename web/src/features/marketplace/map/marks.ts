import type { Place } from './projection.ts';

export interface Mark extends Place {
  town: string;
  ids: readonly number[];
  sector: 'e' | 's' | 'g';
  /** Reached at a distance only. */
  isOpen: boolean;
}

export interface Marked extends Omit<Mark, 'ids'> {
  id: number;
}

/** One mark for a town, however many there are; the towns with most first. */
export function marksOf(marked: readonly Marked[]): Mark[] {
  const byTown = new Map<string, Mark>();
  for (const { id, ...each } of marked) {
    const known = byTown.get(each.town);
    byTown.set(
      each.town,
      known
        ? { ...known, ids: [...known.ids, id], isOpen: known.isOpen && each.isOpen }
        : { ...each, ids: [id] },
    );
  }
  return [...byTown.values()].sort((a, b) => b.ids.length - a.ids.length);
}

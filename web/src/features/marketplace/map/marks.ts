import type { Place } from './projection.ts';

export interface Mark extends Place {
  town: string;
  ids: readonly number[];
  sector: 'e' | 's' | 'g';
  /** All offers of this mark are available remotely. */
  isOpen: boolean;
}

export interface Marked extends Omit<Mark, 'ids'> {
  id: number;
}

/** Each town has one mark for all its offers. Towns with most offers come first. */
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

import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  set: (ids: readonly number[], isChosen: boolean) => void;
  clear: () => void;
}

/** The choice applies to all pages of a view and is cleared for another view. */
export function useSelection(view: string): Selection {
  const [chosen, setChosen] = useState<{ view: string; ids: ReadonlySet<number> }>({ view, ids: new Set() });
  const ids = chosen.view === view ? chosen.ids : new Set<number>();
  const change = (next: Iterable<number>) => setChosen({ view, ids: new Set(next) });
  return {
    ids,
    toggle: (id) => change(ids.symmetricDifference(new Set([id]))),
    set: (some, isChosen) => change(isChosen ? ids.union(new Set(some)) : ids.difference(new Set(some))),
    clear: () => change([]),
  };
}

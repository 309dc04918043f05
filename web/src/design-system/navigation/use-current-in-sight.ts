import { type RefObject, useEffect, useRef } from 'react';

/** As wide as what fades at an edge. */
const BESIDE_PX = 64;

/** For a row that scrolls sideways: the current one of its items is brought into sight whenever it is another one. */
export function useCurrentInSight<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current=page], [data-active]') ?? null;
    // Whoever has scrolled on is left where they are.
    if (!row.current || current === shown.current) return;
    shown.current = current;
    if (current) bringIntoSight(row.current, current);
  });
  return row;
}

function bringIntoSight(row: HTMLElement, item: Element) {
  const [frame, box] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  const before = box.left - frame.left - BESIDE_PX;
  const after = box.right - frame.right + BESIDE_PX;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}

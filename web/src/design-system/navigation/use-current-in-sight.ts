import { type RefObject, useEffect, useRef } from 'react';

/** The edge of the row fades out over this width. */
const BESIDE_PX = 64;

/** A row that scrolls sideways shows its current item whenever that changes. */
export function useCurrentInSight<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current=page], [data-active]') ?? null;
    // The row does not scroll back when the person has scrolled it.
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

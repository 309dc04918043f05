import { useEffect, useRef } from 'react';

/** Moves focus to the cell with the given key after the keyboard chose it, also when it was only just drawn. */
export function useMovingFocus<Element extends HTMLElement>() {
  const container = useRef<Element>(null);
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    container.current?.querySelector<HTMLElement>(`[data-cell="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });

  return {
    container,
    moveTo: (key: string) => {
      wanted.current = key;
    },
  };
}

import { useEffect, useRef } from 'react';

/** The keyboard may choose a cell that is rendered only afterwards, so the focus follows after rendering. */
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

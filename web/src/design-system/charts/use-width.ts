import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The width an element really has, so that charts are drawn for it and never scaled; undefined until it is known, which
 * is before anything is shown.
 */
export function useWidth<E extends HTMLElement>(fallback: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const measured = Math.floor(element.getBoundingClientRect().width);
      // Hidden, it has none: what it was drawn for stays.
      setWidth((known) => (measured > 0 ? measured : (known ?? fallback)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [fallback]);

  return { ref, width };
}

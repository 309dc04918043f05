import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Charts are drawn for the real width and never scaled. It is undefined until it is measured, which happens
 * before the first paint.
 */
export function useWidth<E extends HTMLElement>(fallback: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const measured = Math.floor(element.getBoundingClientRect().width);
      // A hidden element has no width, so the last one stays.
      setWidth((known) => (measured > 0 ? measured : (known ?? fallback)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [fallback]);

  return { ref, width };
}

import { useLayoutEffect, useRef, useState } from 'react';

/** Where the keyboard can stop. */
export const STOPS =
  ':is(input, select, textarea, button, a[href]):not([disabled], [type="hidden"], [tabindex="-1"])';

/** A text longer than its place is scrolled by keyboard too: it becomes a stop when nothing inside it is one. */
export function useScrollStop() {
  const ref = useRef<HTMLDivElement>(null);
  const [needsStop, setNeedsStop] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setNeedsStop(element.scrollHeight > element.clientHeight + 1 && element.querySelector(STOPS) === null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, needsStop };
}

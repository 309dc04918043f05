import { useLayoutEffect, useRef, useState } from 'react';

export const STOPS =
  ':is(input, select, textarea, button, a[href]):not([disabled], [type="hidden"], [tabindex="-1"])';

/** A text that scrolls must be focusable for the keyboard, unless it contains a focusable element. */
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

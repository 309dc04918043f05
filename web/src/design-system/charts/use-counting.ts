import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../behaviour/reduced-motion.ts';

const COUNT_MS = 320;

/** The number counts up while the knob moves, and jumps when the person prefers reduced motion. */
export function useCounting(value: number | null): number | null {
  const [shown, setShown] = useState(value);
  const from = useRef(value);

  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || start === null || value === null || prefersReducedMotion()) {
      setShown(value);
      return;
    }
    let frame = 0;
    const startedAt = performance.now();
    function step(now: number) {
      const progress = Math.min(1, (now - startedAt) / COUNT_MS);
      const eased = 1 - (1 - progress) ** 3;
      setShown((start ?? 0) + ((value ?? 0) - (start ?? 0)) * eased);
      if (progress < 1) frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}

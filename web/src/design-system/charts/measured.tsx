import type { ReactNode } from 'react';
import { useWidth } from './use-width.ts';

interface MeasuredProps {
  /** Where nothing can be measured. */
  fallback: number;
  children: (width: number) => ReactNode;
}

/** Draws for the width there is, and once: a chart for a guessed width would be drawn for nothing. */
export function Measured({ fallback, children }: MeasuredProps) {
  const { ref, width } = useWidth<HTMLDivElement>(fallback);
  return (
    <div ref={ref} className="min-w-0">
      {width !== undefined && children(width)}
    </div>
  );
}

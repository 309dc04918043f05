import type { ReactNode } from 'react';
import { useWidth } from './use-width.ts';

interface MeasuredProps {
  /** It is used where the width cannot be measured. */
  fallback: number;
  children: (width: number) => ReactNode;
}

/** The chart is rendered once for the real width, because rendering it for a guess would be wasted. */
export function Measured({ fallback, children }: MeasuredProps) {
  const { ref, width } = useWidth<HTMLDivElement>(fallback);
  return (
    <div ref={ref} className="min-w-0">
      {width !== undefined && children(width)}
    </div>
  );
}

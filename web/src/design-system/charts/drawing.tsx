import type { ReactNode } from 'react';

export interface DrawingProps {
  width: number;
  height: number;
  /** Left edge of the drawing's own coordinates. */
  from?: number;
  className?: string;
  /** What the drawing shows, in words; without it a neighbour says it. */
  label?: string | undefined;
  children: ReactNode;
}

/** A drawing at its real size: a picture with a name, or silent beside words that say the same. */
export function Drawing({ width, height, from = 0, className = 'chart', label, children }: DrawingProps) {
  const size = { className, width, height, viewBox: `${from} 0 ${width} ${height}` };
  if (label === undefined) {
    return (
      <svg aria-hidden="true" {...size}>
        {children}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} {...size}>
      {children}
    </svg>
  );
}

import type { ReactNode } from 'react';

export interface DrawingProps {
  width: number;
  height: number;
  from?: number;
  className?: string;
  /** Without a label a neighbouring element has to describe the drawing. */
  label?: string | undefined;
  children: ReactNode;
}

/** A drawing without a label is hidden from screen readers. */
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

import type { ReactNode } from 'react';
import './progress-ring.css';
import { ringLayout } from './layout/ring-ticks.ts';

export interface ProgressRingProps {
  /** The range is 0 to 1. */
  share: number;
  value: ReactNode;
  unit?: ReactNode;
  size?: 'md' | 'sm';
  /** Example: "78 Prozent vollständig". */
  label: string;
}

const PIXELS = { md: 148, sm: 108 };
const TICKS = { md: 60, sm: 48 };

/** The ring shows completeness only. */
export function ProgressRing({ share, value, unit, size = 'md', label }: ProgressRingProps) {
  const pixels = PIXELS[size];
  const { ticks, hand } = ringLayout(share, pixels, TICKS[size]);
  return (
    <div role="img" aria-label={label} className="progress-ring" data-size={size}>
      <svg aria-hidden="true" width={pixels} height={pixels} viewBox={`0 0 ${pixels} ${pixels}`}>
        {ticks.map(({ angle, filled, ...line }) => (
          <line key={angle} data-filled={filled || undefined} className="progress-ring-tick" {...line} />
        ))}
        <line className="progress-ring-hand-edge" {...hand} />
        <line className="progress-ring-hand" {...hand} />
      </svg>
      <div aria-hidden="true" className="progress-ring-value">
        <span className="type-value">{value}</span>
        {unit && <span className="type-micro text-text-muted">{unit}</span>}
      </div>
    </div>
  );
}

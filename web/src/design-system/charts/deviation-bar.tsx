import { Hatch, useHatch } from './hatch.tsx';
import './charts.css';
import type { ChartTone } from './tones.ts';

export interface DeviationBarProps {
  value: number;
  /** All rows share one scale, which ends at the largest difference of the column. */
  largest: number;
  /** The side of the target that is not wanted is hatched. */
  unwanted?: 'above' | 'below';
  tone?: ChartTone;
}

const WIDTH = 88;
const MIDDLE = 46;

/** The number is beside the bar. */
export function DeviationBar({ value, largest, unwanted = 'above', tone = 'neutral' }: DeviationBarProps) {
  const hatch = useHatch();
  const length = largest === 0 ? 0 : Math.min(1, Math.abs(value) / Math.abs(largest)) * (WIDTH - MIDDLE - 1);
  const isUnwanted = unwanted === 'above' ? value > 0 : value < 0;
  return (
    <svg aria-hidden="true" className="chart" width={WIDTH} height="16" viewBox={`0 0 ${WIDTH} 16`}>
      <Hatch id={hatch.id} />
      <g data-tone={tone}>
        <rect
          className={isUnwanted ? 'deviation-unwanted' : 'chart-bar'}
          x={value < 0 ? MIDDLE - length : MIDDLE}
          y="4.5"
          width={Math.max(value === 0 ? 0 : 1.5, length)}
          height="7"
          {...(isUnwanted ? { fill: hatch.fill } : {})}
        />
      </g>
      <line className="chart-base" x1={MIDDLE} x2={MIDDLE} y1="1" y2="15" />
    </svg>
  );
}

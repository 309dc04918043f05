import { Drawing } from './drawing.tsx';
import './charts.css';
import { lastIndexWithValue, lineRuns, pointList } from './layout/line-runs.ts';
import { linear } from './layout/linear.ts';
import type { ChartTone, ChartValues } from './tones.ts';

const WIDTH = 96;
const HEIGHT = 26;

/** It has no axes, because the numbers are beside it. */
export function Sparkline({
  values,
  tone = 'neutral',
  label,
  isHollow = false,
}: {
  values: ChartValues;
  tone?: ChartTone;
  label?: string;
  /**
   * The last value is incomplete, so no line leads to it, and the last complete value is marked as the current
   * one.
   */
  isHollow?: boolean;
}) {
  const present = values.filter((value) => value !== null);
  const x = values.length > 1 ? linear([0, values.length - 1], [2, WIDTH - 6]) : () => WIDTH - 6;
  const heights = linear([Math.min(...present), Math.max(...present)], [HEIGHT - 4, 4]);
  const y = new Set(present).size > 1 ? heights : () => HEIGHT / 2;
  const last = lastIndexWithValue(values);
  const end = lineRuns(values, x, y)
    .flat()
    .find((point) => point.index === last);
  const runs = lineRuns(isHollow ? values.map((value, at) => (at === last ? null : value)) : values, x, y);
  return (
    <Drawing width={WIDTH} height={HEIGHT} label={label}>
      <g data-tone={tone}>
        {runs.map((run) => (
          <polyline key={run[0]?.index} className="chart-line sparkline" points={pointList(run)} />
        ))}
      </g>
      {end && (
        <circle
          className="chart-current-value sparkline-end"
          data-hollow={isHollow || undefined}
          cx={end.x}
          cy={end.y}
          r="3"
        />
      )}
    </Drawing>
  );
}

import type { AxisLabel } from './layout/axis-labels.ts';
import type { AxisTick } from './layout/graduation.ts';

export interface AxisLayout {
  left: number;
  right: number;
  axisY: number;
  gridLines: { value: number; y: number; text: string }[];
  axisTicks: AxisTick[];
  axisLabels: AxisLabel[];
}

interface ChartAxisProps {
  layout: AxisLayout;
  /** The labels of these periods are emphasised. */
  strong?: readonly number[];
  level?: number | undefined;
}

export function ChartAxis({ layout, strong = [], level }: ChartAxisProps) {
  const { left, right, axisY } = layout;
  return (
    <g>
      {layout.gridLines.map((line) => (
        <g key={line.value}>
          {Math.abs(line.y - axisY) > 1 && (
            <line
              className={line.value === level ? 'chart-target' : 'chart-grid'}
              x1={left}
              x2={right}
              y1={line.y}
              y2={line.y}
            />
          )}
          <text
            className={line.value === level ? 'chart-strong' : undefined}
            x={left - 8}
            y={line.y + 4}
            textAnchor="end"
          >
            {line.text}
          </text>
        </g>
      ))}
      <line className="chart-base" x1={left} x2={right} y1={axisY} y2={axisY} />
      <path
        className="chart-ticks"
        d={layout.axisTicks.map((tick) => `M${tenth(tick.at)} ${axisY}v${tick.major ? 9 : 4}`).join('')}
      />
      {layout.axisLabels.map((label) => (
        <text
          key={label.index}
          className={strong.includes(label.index) ? 'chart-strong' : undefined}
          x={label.x}
          y={axisY + 25}
          textAnchor="middle"
        >
          {label.text}
        </text>
      ))}
    </g>
  );
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

import type { ReactNode } from 'react';
import { useWords } from '../behaviour/words.ts';
import { axisLabels } from './layout/axis-labels.ts';
import { graduation } from './layout/graduation.ts';
import { Measured } from './measured.tsx';

export interface EmptyChartProps {
  labels: readonly string[];
  title?: string | undefined;
  /** One sentence says what the first value will show. */
  text: ReactNode;
  action?: ReactNode;
  /** Without a target the line is left out. */
  target?: 'rising' | 'falling' | 'level' | undefined;
  height?: number;
}

const TARGET_LINE = { rising: [46, 22], falling: [22, 46], level: [34, 34] } as const;

/** The chart shows its axis and the target although there are no values yet. */
export function EmptyChart(props: EmptyChartProps) {
  return <Measured fallback={380}>{(width) => <EmptyAxis {...props} width={width} />}</Measured>;
}

function EmptyAxis({
  labels,
  title,
  text,
  action,
  target,
  height = 220,
  width,
}: EmptyChartProps & { width: number }) {
  const words = useWords();
  const axisY = height - 40;
  const band = (width - 2) / Math.max(1, labels.length);
  const x = (index: number) => 1 + (index + 0.5) * band;
  return (
    <div className="chart-box chart-empty">
      <svg
        aria-hidden="true"
        className="chart"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <line className="chart-base" x1="1" x2={width - 1} y1={axisY} y2={axisY} />
        <path
          className="chart-ticks"
          d={graduation(1, width - 1, Math.max(1, labels.length))
            .map((tick) => `M${tick.at.toFixed(1)} ${axisY}v${tick.major ? 9 : 4}`)
            .join('')}
        />
        {axisLabels(labels, x, band, width).map((label) => (
          <text key={label.index} x={label.x} y={axisY + 25} textAnchor="middle">
            {label.text}
          </text>
        ))}
        {target && (
          <line
            className="chart-target"
            x1="1"
            x2={width - 1}
            y1={TARGET_LINE[target][0]}
            y2={TARGET_LINE[target][1]}
          />
        )}
      </svg>
      <div className="chart-empty-words">
        <p className="font-strong">{title ?? words.noValues}</p>
        <p className="type-small text-text-muted">{text}</p>
        {action && <div className="pt-2">{action}</div>}
      </div>
    </div>
  );
}

import { useLanguage } from '../behaviour/words.ts';
import { formatNumber } from '../values/number-format.ts';
import { ChartAxis } from './chart-axis.tsx';
import { Drawing } from './drawing.tsx';
import { Hatch, useHatch } from './hatch.tsx';
import './charts.css';
import { type BarChartData, barChartLayout } from './layout/bar-chart-layout.ts';
import { ToComeField } from './line-chart-parts.tsx';
import { Measured } from './measured.tsx';
import type { ChartTone } from './tones.ts';

export interface BarChartProps extends BarChartData {
  tone?: ChartTone | undefined;
  formatValue?: ((value: number) => string) | undefined;
  height?: number | undefined;
  /** Screen readers read it. Inside a `ChartFrame` the frame provides it. */
  label?: string | undefined;
}

/** Bars start at zero, and the current one has a yellow cap. */
export function BarChart(props: BarChartProps) {
  return <Measured fallback={380}>{(width) => <Bars {...props} width={width} />}</Measured>;
}

function Bars({
  tone = 'neutral',
  formatValue,
  height = 220,
  label,
  width,
  ...data
}: BarChartProps & { width: number }) {
  const language = useLanguage();
  const format = formatValue ?? ((value: number) => formatNumber(value, language));
  const layout = barChartLayout(data, width, height, format);
  const hatch = useHatch();
  return (
    <div className="chart-box" style={{ minHeight: height }}>
      <Drawing width={width} height={height} label={label}>
        <Hatch id={hatch.id} />
        {data.toCome && <ToComeField of={data.toCome} layout={layout} />}
        <ChartAxis layout={layout} />
        <g data-tone={tone}>
          {layout.bars.map((bar) => (
            <g key={bar.index}>
              <rect
                className="chart-bar"
                data-past={!bar.current || undefined}
                data-hollow={bar.hollow || undefined}
                x={bar.x}
                y={bar.y + bar.over}
                width={bar.width}
                height={bar.height - bar.over}
              />
              {bar.over > 0 && (
                <rect x={bar.x} y={bar.y} width={bar.width} height={bar.over} fill={hatch.fill} />
              )}
              {bar.current && !bar.hollow && (
                <rect
                  className="chart-cap"
                  x={bar.x - 3}
                  y={bar.y - 3}
                  width={bar.width + 6}
                  height="6"
                  rx="1.5"
                />
              )}
            </g>
          ))}
        </g>
        {layout.targetY !== null && data.target && (
          <>
            <line
              className="chart-target"
              x1={layout.left}
              x2={layout.right}
              y1={layout.targetY}
              y2={layout.targetY}
            />
            <text className="chart-end" data-kind="target" x={layout.right + 6} y={layout.targetY + 4}>
              {data.target.label} {format(data.target.value)}
            </text>
          </>
        )}
        {layout.label && (
          <text
            className={layout.label.inside ? 'chart-inside' : 'chart-bar-value'}
            data-tone={tone}
            x={layout.label.x}
            y={layout.label.y}
            textAnchor="middle"
          >
            {layout.label.text}
          </text>
        )}
      </Drawing>
    </div>
  );
}

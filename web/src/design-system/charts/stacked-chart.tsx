import { formatNumber } from '../number-format.ts';
import { useLanguage } from '../words.ts';
import { Drawing } from './drawing.tsx';
import './charts.css';
import { linear } from './layout/linear.ts';
import { niceScale } from './layout/nice-scale.ts';
import { type StackRow, stackSegments, stackTotal } from './layout/stack-segments.ts';
import { textWidth } from './layout/text-width.ts';
import { useWidth } from './use-width.ts';

export interface StackedChartProps {
  rows: readonly StackRow[];
  formatValue?: ((value: number) => string) | undefined;
  /** What the drawing shows, in words. Inside a `ChartFrame` the frame says it. */
  label?: string | undefined;
}

const ROW_HEIGHT = 52;
const BAR_HEIGHT = 30;
const TOP = 10;

/** Environment, social, governance side by side in one bar, always in this order, with the total at its end. */
export function StackedChart({ rows, formatValue, label }: StackedChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>(380);
  const language = useLanguage();
  const format = formatValue ?? ((value: number) => formatNumber(value, language));
  const height = TOP + rows.length * ROW_HEIGHT + 42;
  const axisY = height - 30;
  const scale = niceScale(rows.map(stackTotal), { fromZero: true, steps: 3 });
  const left = Math.ceil(Math.max(24, ...rows.map((row) => textWidth(row.label)))) + 8;
  const right = width - Math.ceil(Math.max(...rows.map((row) => textWidth(format(stackTotal(row))))) + 8);
  const x = linear([0, scale.max], [left, right]);
  const ticks = scale.ticks.flatMap((tick, index) => minorTicks(tick, scale.ticks[index + 1]));
  return (
    <div ref={ref} className="chart-box" style={{ minHeight: height }}>
      <Drawing width={width} height={height} label={label}>
        {rows.map((row, index) => (
          <Row key={row.label} row={row} y={TOP + index * ROW_HEIGHT} left={left} x={x} format={format} />
        ))}
        <line className="chart-base" x1={left} x2={right} y1={axisY} y2={axisY} />
        <path
          className="chart-ticks"
          d={ticks.map((tick) => `M${x(tick.value).toFixed(1)} ${axisY}v${tick.length}`).join('')}
        />
        {scale.ticks.map((tick) => (
          <text key={tick} x={x(tick)} y={axisY + 22} textAnchor="middle">
            {format(tick)}
          </text>
        ))}
      </Drawing>
    </div>
  );
}

interface RowProps {
  row: StackRow;
  y: number;
  left: number;
  x: (value: number) => number;
  format: (value: number) => string;
}

function Row({ row, y, left, x, format }: RowProps) {
  const textY = y + BAR_HEIGHT / 2 + 4.5;
  return (
    <g>
      <text className="chart-strong" x={left - 8} y={textY} textAnchor="end">
        {row.label}
      </text>
      {stackSegments(row, left, x(1) - x(0)).map((segment) => (
        <g key={segment.sector} data-tone={segment.sector}>
          <rect className="chart-bar" x={segment.x} y={y} width={segment.width} height={BAR_HEIGHT} />
          {textWidth(format(segment.value)) + 4 <= segment.width && (
            <text
              className="chart-inside"
              data-tone={segment.sector}
              x={segment.x + segment.width / 2}
              y={textY}
              textAnchor="middle"
            >
              {format(segment.value)}
            </text>
          )}
        </g>
      ))}
      <text className="chart-strong" x={x(stackTotal(row)) + 8} y={textY}>
        {format(stackTotal(row))}
      </text>
    </g>
  );
}

/** Ten parts between two figures, the middle one longer, as on a rule. */
function minorTicks(from: number, to: number | undefined): { value: number; length: number }[] {
  if (to === undefined) return [{ value: from, length: 9 }];
  return Array.from({ length: 10 }, (_, part) => ({
    value: from + ((to - from) * part) / 10,
    length: part === 0 ? 9 : part === 5 ? 7 : 4,
  }));
}

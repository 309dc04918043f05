import { useLanguage } from '../behaviour/words.ts';
import { formatNumber } from '../values/number-format.ts';
import { Drawing } from './drawing.tsx';
import './charts.css';
import { linear } from './layout/linear.ts';
import { niceScale } from './layout/nice-scale.ts';
import { type StackRow, stackSegments, stackTotal } from './layout/stack-segments.ts';
import { textWidth } from './layout/text-width.ts';
import { Measured } from './measured.tsx';

export interface StackedChartProps {
  rows: readonly StackRow[];
  formatValue?: ((value: number) => string) | undefined;
  /** Screen readers read it. Inside a `ChartFrame` the frame provides it. */
  label?: string | undefined;
}

const ROW_HEIGHT = 52;
const BAR_HEIGHT = 30;
const TOP = 10;

/** The order is always environment, social, governance, and the total is at the end of the bar. */
export function StackedChart(props: StackedChartProps) {
  return <Measured fallback={380}>{(width) => <Stacks {...props} width={width} />}</Measured>;
}

function Stacks({ rows, formatValue, label, width }: StackedChartProps & { width: number }) {
  const language = useLanguage();
  const format = formatValue ?? ((value: number) => formatNumber(value, language));
  const height = TOP + rows.length * ROW_HEIGHT + 42;
  const axisY = height - 30;
  const scale = niceScale(rows.map(stackTotal), { fromZero: true, steps: 3 });
  const left = Math.ceil(Math.max(24, ...rows.map((row) => textWidth(row.label)))) + 8;
  const right = width - Math.ceil(Math.max(...rows.map((row) => textWidth(format(stackTotal(row))))) + 8);
  // The axis ends with the longest bar instead of the next round number, so that the bars use the whole width.
  const part = scale.step / 10;
  const end = Math.ceil(Math.max(...rows.map(stackTotal)) / part) * part;
  const x = linear([0, end], [left, right]);
  const shownTicks = scale.ticks.filter((tick) => tick <= end);
  const ticks = Array.from({ length: Math.round(end / part) + 1 }, (_, index) => ({
    value: index * part,
    length: tickLength(index),
  }));
  return (
    <div className="chart-box" style={{ minHeight: height }}>
      <Drawing width={width} height={height} label={label}>
        {rows.map((row, index) => (
          <Row key={row.label} row={row} y={TOP + index * ROW_HEIGHT} left={left} x={x} format={format} />
        ))}
        <line className="chart-base" x1={left} x2={right} y1={axisY} y2={axisY} />
        <path
          className="chart-ticks"
          d={ticks.map((tick) => `M${x(tick.value).toFixed(1)} ${axisY}v${tick.length}`).join('')}
        />
        {shownTicks.map((tick) => (
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

/** Ten parts are between two numbers, and the middle tick is longer. */
function tickLength(index: number): number {
  if (index % 10 === 0) return 9;
  return index % 5 === 0 ? 7 : 4;
}

import type { LineChartData, LineChartLayout, LineSeries } from './layout/line-chart-layout.ts';
import { lastIndexWithValue, lineRuns, pointList } from './layout/line-runs.ts';
import { textWidth } from './layout/text-width.ts';
import { valueLabelOffset } from './layout/value-label.ts';
import type { ChartValues } from './tones.ts';

export function Line({
  values,
  layout,
  className,
}: {
  values: ChartValues;
  layout: LineChartLayout;
  className: string;
}) {
  return lineRuns(values, layout.x, layout.y).map((run) => (
    <polyline key={run[0]?.index} className={className} points={pointList(run)} />
  ));
}

export function Series({
  series,
  layout,
  notes,
  withDots,
}: {
  series: LineSeries;
  layout: LineChartLayout;
  notes: LineChartData['notes'];
  withDots: boolean;
}) {
  // The line connects comparable values only. Incomplete values are drawn beside it.
  const runs = lineRuns(
    series.values.map((value, index) => (notes?.[index] ? null : value)),
    layout.x,
    layout.y,
  );
  const points = lineRuns(series.values, layout.x, layout.y).flat();
  const last = lastIndexWithValue(series.values);
  return (
    <g data-tone={series.tone}>
      {runs.map((run) => (
        <polyline key={run[0]?.index} className="chart-line" points={pointList(run)} />
      ))}
      {points.map((point) => {
        const isLast = point.index === last;
        const isHollow = notes?.[point.index] ? true : undefined;
        // A value between two gaps needs a dot, because it has no line.
        const alone = isHollow || runs.some((run) => run.length === 1 && run[0]?.index === point.index);
        if (isLast) {
          return (
            <circle
              key="last"
              className="chart-current-value"
              data-hollow={isHollow}
              cx={point.x}
              cy={point.y}
              r={withDots ? 5.5 : 4.5}
            />
          );
        }
        return withDots || alone ? (
          <circle
            key={point.index}
            className="chart-dot"
            data-hollow={isHollow}
            cx={point.x}
            cy={point.y}
            r="3"
          />
        ) : null;
      })}
    </g>
  );
}

export function LastValue({
  data,
  layout,
  format,
}: {
  data: LineChartData;
  layout: LineChartLayout;
  format: (value: number) => string;
}) {
  const series = data.series[0];
  const index = series ? lastIndexWithValue(series.values) : -1;
  const value = series?.values[index];
  if (!series || value === null || value === undefined) return null;
  const y = layout.y(value);
  const neighbours = [data.target?.values[index], data.lastYear?.values[index], series.values[index - 1]];
  const others = neighbours.flatMap((other) =>
    other === null || other === undefined ? [] : [layout.y(other)],
  );
  return (
    <text
      className="chart-value"
      data-tone={series.tone}
      x={layout.x(index)}
      y={y + valueLabelOffset(y, others, layout.axisY)}
      textAnchor="middle"
    >
      {format(value)}
    </text>
  );
}

const LINE_HEIGHT = 13;

/** The word may take two lines, and is left out when it does not fit into them. */
function linesWithin(word: string, width: number): readonly string[] {
  const [first = '', ...others] = word.split(' ');
  const fits = (lines: readonly string[]) => lines.every((line) => textWidth(line) + 4 <= width);
  return [[word], [first, others.join(' ')]].find(fits) ?? [];
}

/** The future is one field up to the right end. */
export function ToComeField({
  of: { from, word },
  layout,
}: {
  of: { from: number; word: string };
  layout: { x: (index: number) => number; bandWidth: number; right: number; axisY: number };
}) {
  const left = layout.x(from) - layout.bandWidth / 2;
  const width = layout.right - left;
  const lines = linesWithin(word, width);
  return (
    <g>
      <rect className="chart-to-come" x={left} y={8} width={width} height={layout.axisY - 8} />
      {lines.map((line, at) => (
        <text
          key={line}
          className="chart-missing-word"
          x={left + width / 2}
          y={23 + at * LINE_HEIGHT}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

export function MissingColumn({
  index,
  layout,
  word,
}: {
  index: number;
  layout: LineChartLayout;
  word: string;
}) {
  const middle = layout.x(index);
  return (
    <g>
      <rect
        className="chart-missing"
        x={middle - layout.bandWidth / 2}
        y={8}
        width={layout.bandWidth}
        height={layout.axisY - 8}
      />
      {textWidth(word) + 4 <= layout.bandWidth && (
        <text className="chart-missing-word" x={middle} y={23} textAnchor="middle">
          {word}
        </text>
      )}
    </g>
  );
}

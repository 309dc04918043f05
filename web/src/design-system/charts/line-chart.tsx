import { formatNumber } from '../number-format.ts';
import { useLanguage, useWords } from '../words.ts';
import { ChartAxis } from './chart-axis.tsx';
import { Drawing } from './drawing.tsx';
import './charts.css';
import {
  type LineChartData,
  type LineChartLayout,
  type LineSeries,
  lineChartLayout,
} from './layout/line-chart-layout.ts';
import { lastIndexWithValue, lineRuns, pointList } from './layout/line-runs.ts';
import { textWidth } from './layout/text-width.ts';
import { valueLabelOffset } from './layout/value-label.ts';
import type { Figures } from './tones.ts';
import { useWidth } from './use-width.ts';

export interface LineChartProps extends LineChartData {
  formatValue?: ((value: number) => string) | undefined;
  height?: number | undefined;
  /** What the drawing shows, in words. Inside a `ChartFrame` the frame says it. */
  label?: string | undefined;
}

/** Readings over time against target and last year. Missing months are shown as missing. */
export function LineChart({ formatValue, height, label, ...data }: LineChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>(640);
  const language = useLanguage();
  const words = useWords();
  const format = formatValue ?? ((value: number) => formatNumber(value, language));
  const tall = height ?? (width < 480 ? 260 : 330);
  const layout = lineChartLayout(data, width, tall, format);
  const missing = data.missing ?? [];

  return (
    <div ref={ref} className="chart-box" style={{ minHeight: tall }}>
      <Drawing width={width} height={tall} label={label}>
        {missing.map((index) => (
          <MissingColumn key={index} index={index} layout={layout} word={words.missing} />
        ))}
        <ChartAxis layout={layout} strong={missing} />
        {layout.showsBreak && (
          <path
            className="chart-break"
            d={`M${layout.left - 5} ${layout.axisY - 12}l10 -4M${layout.left - 5} ${layout.axisY - 7}l10 -4`}
          />
        )}
        {data.lastYear && <Line values={data.lastYear.values} layout={layout} className="chart-last-year" />}
        {data.series.map((series) => (
          <Line key={series.label} values={series.values} layout={layout} className="chart-halo" />
        ))}
        {data.target && <Line values={data.target.values} layout={layout} className="chart-target" />}
        {data.series.map((series) => (
          <Series key={series.label} series={series} layout={layout} withDots={data.series.length === 1} />
        ))}
        {layout.endLabels.map((end) => (
          <text
            key={end.text}
            className="chart-end"
            data-kind={end.kind}
            data-tone={end.tone}
            x={layout.right + 10}
            y={end.y + 4}
          >
            {end.text}
          </text>
        ))}
        {data.series.length === 1 && !layout.small && (
          <LastFigure data={data} layout={layout} format={format} />
        )}
      </Drawing>
    </div>
  );
}

function Line({
  values,
  layout,
  className,
}: {
  values: Figures;
  layout: LineChartLayout;
  className: string;
}) {
  return lineRuns(values, layout.x, layout.y).map((run) => (
    <polyline key={run[0]?.index} className={className} points={pointList(run)} />
  ));
}

function Series({
  series,
  layout,
  withDots,
}: {
  series: LineSeries;
  layout: LineChartLayout;
  withDots: boolean;
}) {
  const runs = lineRuns(series.values, layout.x, layout.y);
  const last = lastIndexWithValue(series.values);
  return (
    <g data-tone={series.tone}>
      {runs.map((run) => (
        <polyline key={run[0]?.index} className="chart-line" points={pointList(run)} />
      ))}
      {runs.flat().map((point) => {
        const isLast = point.index === last;
        // A reading between two gaps has no line to be seen by.
        const alone = runs.some((run) => run.length === 1 && run[0]?.index === point.index);
        if (isLast) {
          return (
            <circle key="last" className="chart-reading" cx={point.x} cy={point.y} r={withDots ? 5.5 : 4.5} />
          );
        }
        return withDots || alone ? (
          <circle key={point.index} className="chart-dot" cx={point.x} cy={point.y} r="3" />
        ) : null;
      })}
    </g>
  );
}

function LastFigure({
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
      className="chart-figure"
      data-tone={series.tone}
      x={layout.x(index)}
      y={y + valueLabelOffset(y, others)}
      textAnchor="middle"
    >
      {format(value)}
    </text>
  );
}

function MissingColumn({ index, layout, word }: { index: number; layout: LineChartLayout; word: string }) {
  const middle = layout.x(index);
  return (
    <g>
      <rect
        className="chart-missing"
        x={middle - layout.bandWidth / 2}
        y={0}
        width={layout.bandWidth}
        height={layout.axisY}
      />
      {textWidth(word) + 4 <= layout.bandWidth && (
        <text className="chart-missing-word" x={middle} y={14} textAnchor="middle">
          {word}
        </text>
      )}
    </g>
  );
}

import { useLanguage, useWords } from '../behaviour/words.ts';
import { formatNumber } from '../values/number-format.ts';
import { ChartAxis } from './chart-axis.tsx';
import { ChartReadout, type ReadoutLine, useNearestPeriod } from './chart-readout.tsx';
import { Drawing } from './drawing.tsx';
import './charts.css';
import { type LineChartData, lineChartLayout } from './layout/line-chart-layout.ts';
import { LastValue, Line, MissingColumn, Series, ToComeField } from './line-chart-parts.tsx';
import { Measured } from './measured.tsx';

export interface LineChartProps extends LineChartData {
  formatValue?: ((value: number) => string) | undefined;
  height?: number | undefined;
  /** Screen readers read it. Inside a `ChartFrame` the frame provides it. */
  label?: string | undefined;
}

/** The chart shows missing months as gaps. */
export function LineChart(props: LineChartProps) {
  return <Measured fallback={640}>{(width) => <Lines {...props} width={width} />}</Measured>;
}

function Lines({ formatValue, height, label, width, ...data }: LineChartProps & { width: number }) {
  const language = useLanguage();
  const words = useWords();
  const format = formatValue ?? ((value: number) => formatNumber(value, language));
  const tall = height ?? (width < 480 ? 260 : 330);
  const layout = lineChartLayout(data, width, tall, format);
  const missing = data.missing ?? [];
  const pointer = useNearestPeriod(data.labels.length, layout.x);

  return (
    <div className="chart-box" style={{ minHeight: tall }} {...pointer.handlers}>
      <Drawing width={width} height={tall} label={label}>
        {data.toCome && <ToComeField of={data.toCome} layout={layout} />}
        {missing.map((index) => (
          <MissingColumn key={index} index={index} layout={layout} word={words.missing} />
        ))}
        <ChartAxis layout={layout} strong={missing} level={data.level} />
        {layout.showsBreak && (
          <path
            className="chart-break"
            d={`M${layout.left - 5} ${layout.axisY - 12}l10 -4M${layout.left - 5} ${layout.axisY - 7}l10 -4`}
          />
        )}
        {pointer.index !== null && (
          <line
            className="chart-hairline"
            x1={layout.x(pointer.index)}
            x2={layout.x(pointer.index)}
            y1={8}
            y2={layout.axisY}
          />
        )}
        {data.lastYear && <Line values={data.lastYear.values} layout={layout} className="chart-last-year" />}
        {data.series.map((series) => (
          <Line
            key={series.label}
            values={series.values.map((value, index) => (data.notes?.[index] ? null : value))}
            layout={layout}
            className="chart-halo"
          />
        ))}
        {data.target && <Line values={data.target.values} layout={layout} className="chart-target" />}
        {data.series.map((series) => (
          <Series
            key={series.label}
            series={series}
            layout={layout}
            notes={data.notes}
            withDots={data.series.length === 1}
          />
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
          <LastValue data={data} layout={layout} format={format} />
        )}
      </Drawing>
      {pointer.index !== null && (
        <ChartReadout
          title={data.periods?.[pointer.index] ?? data.labels[pointer.index] ?? ''}
          lines={readoutLines(data, pointer.index, format, words.missing)}
          x={layout.x(pointer.index)}
          width={width}
        />
      )}
    </div>
  );
}

function readoutLines(
  data: LineChartData,
  index: number,
  format: (value: number) => string,
  missingWord: string,
): ReadoutLine[] {
  const lines = [...data.series, data.target, data.lastYear].flatMap((line) => (line ? [line] : []));
  return lines.map((line) => {
    const value = line.values[index];
    const none = data.missing?.includes(index) ? missingWord : '–';
    if (value === null || value === undefined) return { label: line.label, text: none };
    const note = data.series.some((one) => one === line) ? data.notes?.[index] : null;
    return { label: line.label, text: note ? `${format(value)} (${note})` : format(value) };
  });
}

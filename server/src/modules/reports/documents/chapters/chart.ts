import type { Report, ReportSeries } from '@metra/contract/shapes/report-shapes';
import { RAMPS } from '@metra/pictures';
import type { ChartBlock, ChartLine } from '../blocks.ts';
import { writeMonth, writeNumber } from '../formats.ts';
import { fill, reportWords, writeCovers } from '../report-words.ts';

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 5;
const RARE = 5;

/** The charts of a sector with at least two points or two years. */
export const chartsOf = (report: Report, sectors: readonly string[]): ChartBlock[] =>
  report.series
    .filter(({ kpi }) => sectors.includes(kpi.sector))
    .map((series) => (spanOf(series) === 'YEAR' ? yearsChart(report, series) : pointsChart(report, series)))
    .filter((chart) => chart !== undefined);

/** A KPI with a few events a year is drawn by year, because its months would only alternate between zero and one. */
const spanOf = ({ granularity, kpi, points }: ReportSeries): ReportSeries['granularity'] =>
  granularity === 'MONTH' &&
  kpi.aggregation === 'SUM' &&
  kpi.decimals === 0 &&
  points.every(({ value, previous }) => Math.max(value ?? 0, previous ?? 0) <= RARE)
    ? 'YEAR'
    : granularity;

function pointsChart(report: Report, series: ReportSeries): ChartBlock | undefined {
  const { language, label, previousYear } = report;
  const words = reportWords[language];
  const { points, kpi, granularity } = series;
  const known = points.filter(({ value }) => value !== null);
  if (known.length < 2 || points.length < 2) return undefined;
  const scale = scaleOf(
    points.flatMap(({ value, previous }) => [value, previous]),
    kpi.decimals,
  );
  const number = (value: number) => writeNumber(value, language, { decimals: kpi.decimals });
  const place = (index: number) => (index + 0.5) / points.length;
  const nameOf = (index: number) =>
    granularity === 'MONTH'
      ? writeMonth(points[index]?.period.start ?? '', language)
      : fill(words.quarter, { number: index + 1 });
  const lastIndex = points.findLastIndex(({ value }) => value !== null);
  const lastPrevious = points.findLastIndex(({ previous }) => previous !== null);
  const firstOpen = points.findIndex(({ toCome, value }) => toCome && value === null);
  const told = points.map(
    ({ value }, index) => `${nameOf(index)} ${value === null ? words.noValue : number(value)}`,
  );
  const covers = writeCovers(
    { frequency: granularity, covered: known.length, expected: points.length },
    language,
  );
  const endOf = (index: number, value: number | null | undefined, name: string) =>
    typeof value === 'number'
      ? { x: place(index), y: scale.share(value), label: `${name}: ${number(value)}` }
      : null;
  return {
    ...frameOf(report, series),
    text: fill(words.recorded, { covers }),
    alt: `${captionOf(report, series)} ${label}: ${told.join(', ')}.`,
    ticks: ticksOf(scale, report, kpi.decimals),
    marks: points.map((_, index) => ({ x: place(index), label: nameOf(index) })),
    previous: linesOf(
      points.map(({ previous }) => previous),
      place,
      scale.share,
    ),
    current: linesOf(
      points.map(({ value }) => value),
      place,
      scale.share,
    ),
    bars: [],
    last: endOf(lastIndex, points[lastIndex]?.value, label),
    previousLast: endOf(lastPrevious, points[lastPrevious]?.previous, previousYear.label),
    open: firstOpen < 0 ? null : { from: firstOpen / points.length, to: 1, label: words.stillOpen },
  };
}

function yearsChart(report: Report, series: ReportSeries): ChartBlock | undefined {
  const { language } = report;
  const { kpi, years } = series;
  const known = years.filter(({ value }) => value !== null);
  if (known.length < 2) return undefined;
  const scale = scaleOf(
    known.map(({ value }) => value),
    kpi.decimals,
  );
  const number = (value: number) => writeNumber(value, language, { decimals: kpi.decimals });
  const words = reportWords[language];
  const base = scale.share(0);
  return {
    ...frameOf(report, series),
    text: '',
    alt: `${captionOf(report, series)}: ${years
      .map(({ label, value }) => `${label} ${value === null ? words.noValue : number(value)}`)
      .join(', ')}.`,
    ticks: ticksOf(scale, report, kpi.decimals),
    marks: years.map(({ label }, index) => ({ x: (index + 0.5) / years.length, label })),
    previous: [],
    current: [],
    bars: years.flatMap(({ value, year }, index) =>
      value === null
        ? []
        : [
            {
              x: (index + 0.5) / years.length,
              width: 0.32 / years.length,
              height: scale.share(value) - base,
              label: number(value),
              strong: year === report.year,
            },
          ],
    ),
    last: null,
    previousLast: null,
    open: null,
  };
}

const frameOf = (report: Report, series: ReportSeries) => ({
  kind: 'chart' as const,
  caption: captionOf(report, series),
  colour: RAMPS[series.kpi.sector].core,
});

function captionOf({ language }: Report, series: ReportSeries): string {
  const words = reportWords[language];
  const { name, unit } = series.kpi;
  const granularity = spanOf(series);
  return unit.label === ''
    ? fill(words.eachPlain[granularity], { name })
    : fill(words.each[granularity], { name, unit: unit.label });
}

interface Scale {
  from: number;
  to: number;
  step: number;
  share: (value: number) => number;
}

/**
 * The scale starts at zero, or below it for negative values, and ends at the next step above the highest value. Whole
 * numbers get whole steps.
 */
function scaleOf(values: readonly (number | null)[], decimals: number): Scale {
  const known = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(0, ...known), Math.max(0, ...known)];
  const span = highest - lowest || 1;
  const power = 10 ** Math.floor(Math.log10(span / MOST_TICKS));
  const even = (STEPS.find((size) => size * power * MOST_TICKS >= span) ?? 10) * power;
  const step = decimals === 0 ? Math.ceil(even) : even;
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(from + step, Math.ceil(highest / step) * step);
  return { from, to, step, share: (value) => (value - from) / (to - from) };
}

function ticksOf({ from, to, step, share }: Scale, { language }: Report, decimals: number) {
  const count = Math.round((to - from) / step);
  const needed = Math.max(
    0,
    -Math.floor(Math.log10(step) + 1e-9),
    step / 10 ** Math.floor(Math.log10(step)) === 2.5 ? 1 - Math.floor(Math.log10(step)) : 0,
  );
  return Array.from({ length: count + 1 }, (_, index) => {
    const value = from + index * step;
    const rounded = Number(value.toPrecision(12));
    return {
      y: share(value),
      label: writeNumber(rounded, language, {
        decimals: Math.min(Math.max(decimals, needed), Math.max(0, needed)),
      }),
    };
  });
}

/** A missing value interrupts the line. */
function linesOf(
  values: readonly (number | null)[],
  place: (index: number) => number,
  share: (value: number) => number,
): ChartLine[] {
  const lines: ChartLine[] = [];
  let isOpen = false;
  for (const [index, value] of values.entries()) {
    if (value === null) isOpen = false;
    else {
      if (!isOpen) lines.push({ points: [] });
      lines.at(-1)?.points.push({ x: place(index), y: share(value) });
      isOpen = true;
    }
  }
  return lines;
}

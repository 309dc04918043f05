import type { ChartTone, ChartValues } from '../tones.ts';
import { type AxisLabel, axisLabels } from './axis-labels.ts';
import { type AxisTick, graduation } from './graduation.ts';
import { lastIndexWithValue } from './line-runs.ts';
import { linear } from './linear.ts';
import { readableScale } from './nice-scale.ts';
import { spreadLabels } from './spread-labels.ts';
import { textWidth } from './text-width.ts';

export interface LineSeries {
  label: string;
  tone: ChartTone;
  values: ChartValues;
}

export interface ReferenceLine {
  label: string;
  values: ChartValues;
}

export interface LineChartData {
  /** Each period has a label, which may be empty. */
  labels: readonly string[];
  /** The readout shows these full names of the periods. */
  periods?: readonly string[] | undefined;
  series: readonly LineSeries[];
  target?: ReferenceLine | undefined;
  lastYear?: ReferenceLine | undefined;
  /** A note says that a value is incomplete or that its period is not over. Such a value is drawn hollow. */
  notes?: readonly (string | null)[] | undefined;
  /** The values of these periods are due and missing. */
  missing?: readonly number[] | undefined;
  /** Periods from this one on are in the future. */
  toCome?: { from: number; word: string } | undefined;
  /** `bands` suits the months of a year, and `points` suits a long series of dates. */
  axis?: 'bands' | 'points' | undefined;
  fromZero?: boolean | undefined;
  /** All values are compared with this number, which is a dashed line: plan = 100. */
  level?: number | undefined;
}

export interface EndLabel {
  text: string;
  y: number;
  kind: 'series' | 'target' | 'lastYear';
  tone: ChartTone;
}

export interface LineChartLayout {
  small: boolean;
  left: number;
  right: number;
  top: number;
  axisY: number;
  bandWidth: number;
  gridLines: { value: number; y: number; text: string }[];
  axisTicks: AxisTick[];
  axisLabels: AxisLabel[];
  endLabels: EndLabel[];
  showsBreak: boolean;
  x: (index: number) => number;
  y: (value: number) => number;
}

const SMALL_CHART = 480;
const BOTTOM = 38;
const TOP = 20;
const TOP_WITH_WORD = 34;
const END_LABEL_GAP = 16;
/** This space contains the mark which says that the axis does not start at zero. */
const BREAK_SHARE = 0.8;
const POINTS_INSET = 8;

export function lineChartLayout(
  data: LineChartData,
  width: number,
  height: number,
  format: (value: number) => string,
): LineChartLayout {
  const small = width < SMALL_CHART;
  const lines = [...data.series, data.target, data.lastYear].flatMap((line) => (line ? [line.values] : []));
  const top = (data.missing && data.missing.length > 0) || data.toCome ? TOP_WITH_WORD : TOP;
  const scale = readableScale(
    [...lines.flat(), data.level ?? null].filter((value) => value !== null),
    format,
    {
      steps: small ? 4 : 5,
      fromZero: data.fromZero ?? false,
    },
  );
  const axisY = height - BOTTOM;
  const showsBreak = scale.min > 0;
  const gap = (axisY - top) / (scale.ticks.length - 1 + (showsBreak ? BREAK_SHARE : 0));
  const y = linear([scale.min, scale.max], [axisY - (showsBreak ? gap * BREAK_SHARE : 0), top]);

  const ends = small && data.series.length === 1 ? [] : endLabels(data, y, format);
  const left = Math.ceil(Math.max(...scale.ticks.map((tick) => textWidth(format(tick))))) + 10;
  const room = Math.max(0, ...ends.map((label) => textWidth(label.text)));
  const right = width - (ends.length > 0 ? Math.ceil(room) + 14 : 12);
  const count = Math.max(1, data.labels.length);
  const axis = data.axis ?? 'bands';
  const bandWidth = (right - left) / count;
  const x =
    axis === 'bands'
      ? (index: number) => left + (index + 0.5) * bandWidth
      : linear([0, Math.max(1, count - 1)], [left + POINTS_INSET, right - POINTS_INSET]);
  const placed = spreadLabels(
    ends.map((label) => label.y),
    END_LABEL_GAP,
    top,
    axisY - 4,
  );
  const labels = axisLabels(data.labels, x, axis === 'bands' ? bandWidth : (right - left) / count, width);

  return {
    small,
    left,
    right,
    top,
    axisY,
    bandWidth,
    gridLines: scale.ticks.map((value) => ({ value, y: y(value), text: format(value) })),
    axisTicks: axis === 'bands' ? graduation(left, right, count) : pointTicks(data.labels, x),
    axisLabels: labels,
    endLabels: ends.map((label, index) => ({ ...label, y: placed[index] ?? label.y })),
    showsBreak,
    x,
    y,
  };
}

function pointTicks(labels: readonly string[], x: (index: number) => number): AxisTick[] {
  return labels.map((label, index) => ({ at: x(index), major: label !== '' }));
}

function endLabels(
  data: LineChartData,
  y: (value: number) => number,
  format: (value: number) => string,
): EndLabel[] {
  const many = data.series.length > 1;
  const label = (line: ReferenceLine, kind: EndLabel['kind'], tone: ChartTone): EndLabel[] => {
    const last = line.values[lastIndexWithValue(line.values)];
    return last === null || last === undefined
      ? []
      : [{ text: `${line.label} ${format(last)}`, y: y(last), kind, tone }];
  };
  return [
    ...(many ? data.series.flatMap((series) => label(series, 'series', series.tone)) : []),
    ...(data.lastYear ? label(data.lastYear, 'lastYear', 'neutral') : []),
    ...(data.target ? label(data.target, 'target', 'neutral') : []),
  ];
}

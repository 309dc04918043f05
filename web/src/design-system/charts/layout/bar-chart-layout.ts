import type { ChartValues } from '../tones.ts';
import { type AxisLabel, axisLabels } from './axis-labels.ts';
import { type AxisTick, graduation } from './graduation.ts';
import { lastIndexWithValue } from './line-runs.ts';
import { linear } from './linear.ts';
import { niceScale } from './nice-scale.ts';
import { textWidth } from './text-width.ts';

export interface BarChartData {
  labels: readonly string[];
  values: ChartValues;
  /** A note says that a value is incomplete or that its period is not over. Such a bar is hollow. */
  notes?: readonly (string | null)[] | undefined;
  target?: { label: string; value: number } | undefined;
  /** Values below the target are wanted, and the part above it is hatched. */
  targetIsLimit?: boolean | undefined;
  /** Periods from this one on are in the future. */
  toCome?: { from: number; word: string } | undefined;
}

export interface Bar {
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
  current: boolean;
  hollow: boolean;
  /** This is the height of the part above a target that should not be exceeded. */
  over: number;
}

export interface BarLabel {
  text: string;
  x: number;
  y: number;
  inside: boolean;
}

export interface BarChartLayout {
  left: number;
  right: number;
  axisY: number;
  x: (index: number) => number;
  bandWidth: number;
  gridLines: { value: number; y: number; text: string }[];
  axisTicks: AxisTick[];
  axisLabels: AxisLabel[];
  bars: Bar[];
  label: BarLabel | null;
  targetY: number | null;
}

const TOP = 20;
const TOP_WITH_WORD = 40;
const BOTTOM = 38;
const LABEL_HEIGHT = 14;
const WIDEST_BAR = 44;

/** The value of the current bar is above it, or inside it where it would meet the target line. */
export function barChartLayout(
  data: BarChartData,
  width: number,
  height: number,
  format: (value: number) => string,
): BarChartLayout {
  const targetValue = data.target?.value;
  const values = data.values.filter((value) => value !== null);
  const scale = niceScale(targetValue === undefined ? values : [...values, targetValue], { fromZero: true });
  const axisY = height - BOTTOM;
  const y = linear([scale.min, scale.max], [axisY, data.toCome ? TOP_WITH_WORD : TOP]);
  const left = Math.ceil(Math.max(...scale.ticks.map((tick) => textWidth(format(tick))))) + 10;
  const targetWidth = data.target ? textWidth(`${data.target.label} ${format(data.target.value)}`) + 12 : 4;
  const right = width - Math.ceil(targetWidth);
  const count = Math.max(1, data.labels.length);
  const band = (right - left) / count;
  const barWidth = Math.min(WIDEST_BAR, band * 0.6);
  const x = (index: number) => left + (index + 0.5) * band;
  const zero = y(0);
  const targetY = targetValue === undefined ? null : y(targetValue);
  const last = lastIndexWithValue(data.values);

  const bars = data.values.flatMap((value, index): Bar[] => {
    if (value === null) return [];
    const top = Math.min(y(value), zero);
    const over = data.targetIsLimit && targetY !== null ? Math.max(0, targetY - top) : 0;
    const bar = {
      index,
      x: x(index) - barWidth / 2,
      y: top,
      width: barWidth,
      height: Math.abs(y(value) - zero),
    };
    return [{ ...bar, current: index === last, hollow: data.notes?.[index] != null, over }];
  });

  return {
    left,
    right,
    axisY,
    x,
    bandWidth: band,
    gridLines: scale.ticks.map((value) => ({ value, y: y(value), text: format(value) })),
    axisTicks: graduation(left, right, count),
    axisLabels: axisLabels(data.labels, x, band, width),
    bars,
    label: labelOf(bars, data.values, targetY, format),
    targetY,
  };
}

function labelOf(
  bars: readonly Bar[],
  values: ChartValues,
  targetY: number | null,
  format: (value: number) => string,
): BarLabel | null {
  const bar = bars.find((candidate) => candidate.current);
  const value = bar ? values[bar.index] : undefined;
  if (!bar || value === null || value === undefined) return null;
  const text = format(value);
  const above = bar.y - 9;
  const meetsTarget = targetY !== null && targetY > above - LABEL_HEIGHT && targetY < above + 6;
  const x = bar.x + bar.width / 2;
  if (!meetsTarget) return { text, x, y: above, inside: false };
  const fitsInside = textWidth(text) <= bar.width && bar.height >= 30 && bar.over === 0;
  return fitsInside ? { text, x, y: bar.y + 20, inside: true } : { text, x, y: targetY - 7, inside: false };
}

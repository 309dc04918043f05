export interface NiceScale {
  min: number;
  max: number;
  step: number;
  /** Both ends of the scale are included. */
  ticks: number[];
}

export interface NiceScaleOptions {
  /** The number of steps is approximate. */
  steps?: number;
  /** Bars always start at zero, but lines may start above it. */
  fromZero?: boolean;
}

/** Steps are 1, 2, 2.5 or 5 times a power of ten. */
export function niceScale(values: readonly number[], options: NiceScaleOptions = {}): NiceScale {
  const { steps = 5, fromZero = false } = options;
  const finite = values.filter(Number.isFinite);
  let low = finite.length > 0 ? Math.min(...finite) : 0;
  let high = finite.length > 0 ? Math.max(...finite) : 1;
  if (fromZero || startsNearZero(low, high)) {
    low = Math.min(low, 0);
    high = Math.max(high, 0);
  }
  if (low === high) [low, high] = room(low);
  const step = niceStep((high - low) / steps);
  const first = Math.floor(round(low / step));
  const last = Math.ceil(round(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step, step));
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, step, ticks };
}

/** The number of steps is reduced until all labels differ, because a count of accidents has no halves. */
export function readableScale(
  values: readonly number[],
  format: (value: number) => string,
  { steps = 5, ...options }: NiceScaleOptions = {},
): NiceScale {
  const scale = niceScale(values, { ...options, steps });
  const texts = new Set(scale.ticks.map(format));
  return texts.size === scale.ticks.length || steps <= 1
    ? scale
    : readableScale(values, format, { ...options, steps: steps - 1 });
}

export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate >= round(rough / power)) ?? 10;
  return factor * power;
}

/** If the data reaches far down, an axis that starts just below it has no advantage. */
function startsNearZero(low: number, high: number): boolean {
  return low > 0 && low < high * 0.4;
}

function room(value: number): [number, number] {
  if (value === 0) return [0, 1];
  return value > 0 ? [0, value] : [value, 0];
}

/** Binary fractions differ slightly from the intended number. */
function round(value: number): number {
  return Number.parseFloat(value.toPrecision(12));
}

function clean(value: number, step: number): number {
  const decimals = Math.max(0, Math.min(15, 2 - Math.floor(Math.log10(step))));
  return Number.parseFloat(value.toFixed(decimals)) + 0;
}

import type { Frequency } from '@metra/contract/kpi-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import type { Decimal } from '../rules/decimal.ts';
import { lengthOf, type Months, monthsOf, unitAround } from '../rules/period.ts';
import type { KpiValues } from './kpi-values.ts';

export interface Latest {
  window: Months;
  value: Decimal;
  complete: boolean;
}

/** How far back a period without gaps is looked for. */
const monthsToLookBack = 24;

/**
 * The newest value of a KPI over a month, quarter or year. A year is twelve months up to the newest value, so that it
 * need not be December; a period without gaps goes before a newer one with gaps.
 */
export function latestValue(
  definitions: Definitions,
  values: KpiValues,
  kpi: KpiDefinition,
  span: Frequency,
): Latest | undefined {
  const newest = newestMonth(definitions, values, kpi);
  if (newest === undefined) return undefined;
  let withGaps: Latest | undefined;
  for (const window of windowsBack(newest, span)) {
    const { value } = values.resultOf(kpi, window);
    if (!value) continue;
    if (values.isComplete(kpi, window)) return { window, value, complete: true };
    withGaps ??= { window, value, complete: false };
  }
  return withGaps;
}

/** The last month something is known for that a KPI rests on. */
export function newestMonth(
  definitions: Definitions,
  values: KpiValues,
  kpi: KpiDefinition,
): number | undefined {
  const ends = definitions
    .leavesOf(kpi)
    .flatMap((leaf) => values.recordsOf(leaf).filter(({ value }) => value !== null))
    .map(({ last }) => last);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

function* windowsBack(newest: number, span: Frequency): Generator<Months> {
  const length = monthsOf[span];
  const isRolling = span === 'YEAR';
  let window = isRolling ? { first: newest - length + 1, last: newest } : unitAround(newest, span);
  while (window.last > newest - monthsToLookBack) {
    yield window;
    const step = isRolling ? 1 : length;
    window = { first: window.first - step, last: window.last - step };
  }
}

/** The newest value of an entered KPI stands for its own period, however long. */
function latestRecord(values: KpiValues, kpi: KpiDefinition): Latest | undefined {
  const record = values.recordsOf(kpi).findLast(({ value }) => value !== null);
  return record?.value
    ? { window: { first: record.first, last: record.last }, value: record.value, complete: true }
    : undefined;
}

/** What a list shows as the current value. */
export const currentValue = (
  definitions: Definitions,
  values: KpiValues,
  kpi: KpiDefinition,
): Latest | undefined =>
  kpi.formula ? latestValue(definitions, values, kpi, kpi.frequency) : latestRecord(values, kpi);

/** The same months a year before, else those just before. */
export function before(values: KpiValues, kpi: KpiDefinition, { window }: Latest) {
  const shifts = [12, lengthOf(window)];
  for (const shift of shifts) {
    const earlier = { first: window.first - shift, last: window.last - shift };
    const { value } = values.resultOf(kpi, earlier);
    if (value) return { window: earlier, value };
  }
  return undefined;
}

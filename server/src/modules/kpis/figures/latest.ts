import type { Frequency } from '@metra/contract/kpi-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import type { Decimal } from '../rules/decimal.ts';
import { lengthOf, type Months, monthsOf, unitAround } from '../rules/period.ts';
import type { Figures } from './figures.ts';

export interface Latest {
  window: Months;
  value: Decimal;
  complete: boolean;
}

/** How many months it is looked back for a period that is told completely. */
const patience = 24;

/**
 * The newest figure of a KPI over a month, quarter or year. A year is twelve months up to the newest value, so that it
 * need not be December; what is told completely goes before what is newer but has gaps.
 */
export function latestFigure(
  definitions: Definitions,
  figures: Figures,
  kpi: KpiDefinition,
  span: Frequency,
): Latest | undefined {
  const newest = newestMonth(definitions, figures, kpi);
  if (newest === undefined) return undefined;
  let withGaps: Latest | undefined;
  for (const window of windowsBack(newest, span)) {
    const { value } = figures.figure(kpi, window);
    if (!value) continue;
    if (figures.isComplete(kpi, window)) return { window, value, complete: true };
    withGaps ??= { window, value, complete: false };
  }
  return withGaps;
}

/** The last month something is known for that a KPI rests on. */
export function newestMonth(
  definitions: Definitions,
  figures: Figures,
  kpi: KpiDefinition,
): number | undefined {
  const ends = definitions
    .leavesOf(kpi)
    .flatMap((leaf) => figures.recordsOf(leaf).filter(({ value }) => value !== null))
    .map(({ last }) => last);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

function* windowsBack(newest: number, span: Frequency): Generator<Months> {
  const length = monthsOf[span];
  const isRolling = span === 'YEAR';
  let window = isRolling ? { first: newest - length + 1, last: newest } : unitAround(newest, span);
  while (window.last > newest - patience) {
    yield window;
    const step = isRolling ? 1 : length;
    window = { first: window.first - step, last: window.last - step };
  }
}

/** The newest value of an entered KPI stands for its own period, however long. */
export function latestRecord(figures: Figures, kpi: KpiDefinition): Latest | undefined {
  const record = figures.recordsOf(kpi).findLast(({ value }) => value !== null);
  return record?.value
    ? { window: { first: record.first, last: record.last }, value: record.value, complete: true }
    : undefined;
}

/** What a list shows as the present figure. */
export const present = (
  definitions: Definitions,
  figures: Figures,
  kpi: KpiDefinition,
): Latest | undefined =>
  kpi.formula ? latestFigure(definitions, figures, kpi, kpi.frequency) : latestRecord(figures, kpi);

/** The same months a year before, else those just before. */
export function before(figures: Figures, kpi: KpiDefinition, { window }: Latest) {
  const shifts = [12, lengthOf(window)];
  for (const shift of shifts) {
    const earlier = { first: window.first - shift, last: window.last - shift };
    const { value } = figures.figure(kpi, earlier);
    if (value) return { window: earlier, value };
  }
  return undefined;
}

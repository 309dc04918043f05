import type { NoTrend } from '@metra/contract/operations/kpi-history';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import type { Decimal } from '../rules/decimal.ts';
import { type Calendar, lengthOf, type Months, monthOf, monthsOf, unitAround } from '../rules/period.ts';
import type { KpiValues, PeriodValue } from './kpi-values.ts';

export type Latest = PeriodValue & { value: Decimal };

export const hasValue = (known: PeriodValue): known is Latest => known.value !== null;

/** The search for a complete period goes back this many months. */
const monthsToLookBack = 24;

/**
 * Returns the newest value of a KPI over a finished month, quarter or year. A year is the twelve months up to the
 * newest value, so it need not end in December; a complete period takes precedence over a newer one with gaps.
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
  for (const window of windowsBack(Math.min(newest, lastEndedMonth(values)), span, values.calendar)) {
    const known = values.periodValue(kpi, window);
    if (!hasValue(known) || known.completeness.state === 'RUNNING') continue;
    if (known.completeness.state === 'WHOLE') return known;
    withGaps ??= known;
  }
  return withGaps;
}

const lastEndedMonth = ({ calendar: { today } }: KpiValues) => monthOf(today) - 1;

/** Returns the last month with data for any input of the KPI. */
export function newestMonth(
  definitions: Definitions,
  values: KpiValues,
  kpi: KpiDefinition,
): number | undefined {
  let newest: number | undefined;
  for (const leaf of definitions.leavesOf(kpi)) {
    const last = values.recordsOf(leaf).findLast(({ value }) => value !== null)?.last;
    if (last !== undefined && (newest === undefined || last > newest)) newest = last;
  }
  return newest;
}

function* windowsBack(newest: number, span: Frequency, { firstMonth }: Calendar): Generator<Months> {
  const length = monthsOf[span];
  const isRolling = span === 'YEAR';
  let window = isRolling
    ? { first: newest - length + 1, last: newest }
    : unitAround(newest, span, firstMonth);
  while (window.last > newest - monthsToLookBack) {
    yield window;
    const step = isRolling ? 1 : length;
    window = { first: window.first - step, last: window.last - step };
  }
}

/**
 * The newest value of an entered KPI covers the period of its record, whatever its length; finished periods take
 * precedence.
 */
function latestRecord(values: KpiValues, kpi: KpiDefinition): Latest | undefined {
  const withValue = values.recordsOf(kpi).filter(({ value }) => value !== null);
  const record = withValue.findLast(({ last }) => last <= lastEndedMonth(values)) ?? withValue.at(-1);
  const known = record && values.periodValue(kpi, { first: record.first, last: record.last });
  return known && hasValue(known) ? known : undefined;
}

/** Returns the value of the running period for a computed KPI that has no other data. */
function runningValue(definitions: Definitions, values: KpiValues, kpi: KpiDefinition): Latest | undefined {
  const newest = newestMonth(definitions, values, kpi);
  const { firstMonth } = values.calendar;
  const known =
    newest === undefined ? undefined : values.periodValue(kpi, unitAround(newest, kpi.frequency, firstMonth));
  return known && hasValue(known) ? known : undefined;
}

/** Returns the value that lists show as the current one. */
export const currentValue = (
  definitions: Definitions,
  values: KpiValues,
  kpi: KpiDefinition,
): Latest | undefined =>
  kpi.formula
    ? (latestValue(definitions, values, kpi, values.spanOf(kpi)) ?? runningValue(definitions, values, kpi))
    : latestRecord(values, kpi);

/**
 * Returns the same months one year before, or several years before for a longer period. A complete value is only
 * compared with a complete one.
 */
export function wholeBefore(
  values: KpiValues,
  kpi: KpiDefinition,
  { window, completeness }: Latest,
): Latest | NoTrend {
  if (completeness.state !== 'WHOLE') return completeness.state;
  const shift = Math.ceil(lengthOf(window) / monthsOf.YEAR) * monthsOf.YEAR;
  const earlier = values.periodValue(kpi, { first: window.first - shift, last: window.last - shift });
  if (!hasValue(earlier)) return 'NOTHING_BEFORE';
  return earlier.completeness.state === 'WHOLE' ? earlier : 'GAPS_BEFORE';
}

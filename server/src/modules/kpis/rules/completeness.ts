import { isBusinessYear } from '@metra/contract/rules/business-year';
import type { CompletenessState, QualityShares, SourceState } from '@metra/contract/shapes/completeness';
import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import { belongsTo } from './aggregate.ts';
import { lengthOf, type Months, merged, monthOf, monthsOf, within } from './period.ts';

/** A record of an entered KPI, as far as it says what is known of its months. */
export interface CoveringRecord extends Months {
  value: unknown;
  reason: MissingReason | null;
  quality: Quality;
}

/** What the records of one KPI, or of all that a figure rests on, leave open in a window. */
export interface WindowCoverage {
  window: Months;
  /** Months no record speaks for, merged. */
  uncovered: readonly Months[];
  /** Everything is there, and months before the window as well: it is more than the window. */
  reachesBeyond: boolean;
  /** Months with a value, by where it comes from. */
  valued: Readonly<Record<Quality, number>>;
}

export interface WindowCompleteness {
  months: number;
  covered: number;
  state: CompletenessState;
  missing: readonly Months[];
  shares: QualityShares | null;
}

/** With these reasons there will never be a value of its own, so nothing is missing. */
export const isSettled = (reason: MissingReason | null): boolean =>
  reason === 'NOT_APPLICABLE' || reason === 'INCLUDED_ELSEWHERE';

/**
 * What a record says of a window. A value counts where it belongs and is never split; that there is nothing to measure
 * holds for each month. What is not available or confidential is known to be missing: a gap all the same.
 */
export function speaksFor(record: CoveringRecord, window: Months): CoveringRecord | undefined {
  if (record.value !== null) return belongsTo(record, window) ? record : undefined;
  const shared = isSettled(record.reason) ? within(record, window) : undefined;
  return shared && { ...record, ...shared };
}

const nothing: readonly Months[] = [];

/** Of one entered KPI, from its records, in any order. */
export function coverageOf(
  records: readonly CoveringRecord[],
  window: Months,
  firstMonth: number,
): WindowCoverage {
  const [only] = records;
  // Nearly always: a month with its value.
  if (records.length === 1 && only && only.value !== null && isSame(only, window)) {
    const valued = { MEASURED: 0, INVOICE: 0, ESTIMATED: 0, UNSTATED: 0 };
    valued[only.quality] = lengthOf(window);
    return { window, uncovered: nothing, reachesBeyond: false, valued };
  }
  const covering = records
    .flatMap((record) => speaksFor(record, window) ?? [])
    .sort((a, b) => a.first - b.first);
  const valued = { MEASURED: 0, INVOICE: 0, ESTIMATED: 0, UNSTATED: 0 };
  for (const record of covering) if (record.value !== null) valued[record.quality] += lengthOf(record);
  const known = covering.reduce((sum, record) => sum + lengthOf(record), 0);
  const uncovered = isOneYear(covering, window, firstMonth) ? [] : openMonths(covering, window);
  return {
    window,
    uncovered,
    reachesBeyond: uncovered.length === 0 && known > lengthOf(window),
    valued,
  };
}

const isSame = (one: Months, other: Months): boolean => one.first === other.first && one.last === other.last;

/**
 * One record for a business year is a year in any twelve months it ends in: it holds until the next one. A year of other months, say
 * from before the business year was changed, covers the months it covers.
 */
const isOneYear = (covering: readonly Months[], window: Months, firstMonth: number): boolean =>
  covering.length === 1 &&
  lengthOf(window) === monthsOf.YEAR &&
  covering.every((each) => isBusinessYear(each, firstMonth));

function openMonths(covering: readonly Months[], window: Months): Months[] {
  const open: Months[] = [];
  let next = window.first;
  for (const { first, last } of covering) {
    if (first > next) open.push({ first: next, last: first - 1 });
    next = Math.max(next, last + 1);
  }
  if (next <= window.last) open.push({ first: next, last: window.last });
  return open;
}

/** Of a computed figure: a month is covered where every source speaks for it. */
export function coveredTogether(sources: readonly WindowCoverage[], window: Months): WindowCoverage {
  const valued = { MEASURED: 0, INVOICE: 0, ESTIMATED: 0, UNSTATED: 0 };
  for (const source of sources) {
    for (const quality of ['MEASURED', 'INVOICE', 'ESTIMATED', 'UNSTATED'] as const)
      valued[quality] += source.valued[quality];
  }
  return {
    window,
    uncovered: sources.length === 0 ? [window] : merged(sources.flatMap(({ uncovered }) => uncovered)),
    reachesBeyond: sources.some(({ reachesBeyond }) => reachesBeyond),
    valued,
  };
}

/** A window is running until the month of today is behind it. */
const isRunning = (window: Months, today: string): boolean => window.last >= monthOf(today);

const sumOf = (all: readonly Months[]): number => all.reduce((sum, each) => sum + lengthOf(each), 0);

/** Months that are over and that nobody spoke for. */
const missingIn = ({ uncovered }: WindowCoverage, today: string): readonly Months[] => {
  if (uncovered.length === 0) return nothing;
  const ended = { first: 0, last: monthOf(today) - 1 };
  return uncovered.flatMap((each) => within(each, ended) ?? []);
};

export function completenessOf(coverage: WindowCoverage, today: string): WindowCompleteness {
  const { window, uncovered, reachesBeyond } = coverage;
  const hasGaps = uncovered.length > 0 || reachesBeyond;
  return {
    months: lengthOf(window),
    covered: lengthOf(window) - sumOf(uncovered),
    state: isRunning(window, today) ? 'RUNNING' : hasGaps ? 'GAPS' : 'WHOLE',
    missing: missingIn(coverage, today),
    shares: sharesOf(coverage.valued),
  };
}

function sharesOf({
  MEASURED,
  INVOICE,
  ESTIMATED,
  UNSTATED,
}: WindowCoverage['valued']): QualityShares | null {
  const all = MEASURED + INVOICE + ESTIMATED + UNSTATED;
  if (all === 0) return null;
  return {
    measured: MEASURED / all,
    invoice: INVOICE / all,
    estimated: ESTIMATED / all,
    unstated: UNSTATED / all,
  };
}

/** How a source stands in a figure. */
export function sourceState(coverage: WindowCoverage, today: string): SourceState {
  const hasValue = sharesOf(coverage.valued) !== null;
  const isOpen = sumOf(coverage.uncovered) === lengthOf(coverage.window);
  if (!hasValue) return isOpen ? 'MISSING' : coverage.uncovered.length > 0 ? 'GAPS' : 'NOT_APPLICABLE';
  return missingIn(coverage, today).length > 0 || coverage.reachesBeyond ? 'GAPS' : 'WHOLE';
}

/**
 * What can be declared as not existing: uncovered months of the window that lie before the first record, in whole
 * periods of the KPI. Undefined where there is nothing to declare.
 */
export function monthsBeforeStart(
  { window, uncovered }: WindowCoverage,
  begins: number | undefined,
  unit: (month: number) => Months,
): Months | undefined {
  const [first] = uncovered;
  if (begins === undefined || begins <= window.first || first?.first !== window.first) return undefined;
  const start = unit(window.first).first;
  const last = Math.min(first.last, begins - 1);
  const end = unit(last).last === last ? last : unit(last).first - 1;
  return end >= start ? { first: start, last: end } : undefined;
}

import { isBusinessYear } from '@metra/contract/rules/business-year';
import type { CompletenessState, QualityShares, SourceState } from '@metra/contract/shapes/completeness';
import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import { belongsTo } from './aggregate.ts';
import { lengthOf, type Months, merged, monthOf, monthsOf, within } from './period.ts';

/** The part of a record of an entered KPI that says which months it covers. */
export interface CoveringRecord extends Months {
  value: unknown;
  reason: MissingReason | null;
  quality: Quality;
}

/** The gaps that the records of one KPI, or of all inputs of a computed one, leave in a window. */
export interface WindowCoverage {
  window: Months;
  /** The months that no record covers, merged into spans. */
  uncovered: readonly Months[];
  /**
   * True if the window is complete and the records also cover months before it, so that the value is about more than
   * the window.
   */
  reachesBeyond: boolean;
  /** The number of months with a value, by the quality of the value. */
  valued: Readonly<Record<Quality, number>>;
}

export interface WindowCompleteness {
  months: number;
  covered: number;
  state: CompletenessState;
  missing: readonly Months[];
  shares: QualityShares | null;
}

/** With these reasons the month will never have a value, so nothing is missing. */
export const isSettled = (reason: MissingReason | null): boolean =>
  reason === 'NOT_APPLICABLE' || reason === 'INCLUDED_ELSEWHERE';

/**
 * Returns which part of a window a record covers. A value counts in the window to which it belongs and is never
 * split; the reason that there is nothing to measure counts for each month. A value that is unavailable or
 * confidential stays a gap.
 */
export function coverageWithin(record: CoveringRecord, window: Months): CoveringRecord | undefined {
  if (record.value !== null) return belongsTo(record, window) ? record : undefined;
  const shared = isSettled(record.reason) ? within(record, window) : undefined;
  return shared && { ...record, ...shared };
}

const nothing: readonly Months[] = [];

/** Returns the coverage of one entered KPI from its records, in any order. */
export function coverageOf(
  records: readonly CoveringRecord[],
  window: Months,
  firstMonth: number,
): WindowCoverage {
  const [only] = records;
  // Most windows have one month with its value.
  if (records.length === 1 && only && only.value !== null && isSame(only, window)) {
    const valued = { MEASURED: 0, INVOICE: 0, ESTIMATED: 0, UNSTATED: 0 };
    valued[only.quality] = lengthOf(window);
    return { window, uncovered: nothing, reachesBeyond: false, valued };
  }
  const covering = records
    .flatMap((record) => coverageWithin(record, window) ?? [])
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
 * A record of one business year is a whole year in any window of twelve months in which it ends, because it applies
 * until the next one. A record of twelve other months, from before the business year changed, only covers its own
 * months.
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

/** Returns the coverage of a computed value: a month is covered if every input covers it. */
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

/** A window is running until its last month is over. */
const isRunning = (window: Months, today: string): boolean => window.last >= monthOf(today);

const sumOf = (all: readonly Months[]): number => all.reduce((sum, each) => sum + lengthOf(each), 0);

/** Returns the finished months without a record. */
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

export function sourceState(coverage: WindowCoverage, today: string): SourceState {
  const hasValue = sharesOf(coverage.valued) !== null;
  const isOpen = sumOf(coverage.uncovered) === lengthOf(coverage.window);
  if (!hasValue) return isOpen ? 'MISSING' : coverage.uncovered.length > 0 ? 'GAPS' : 'NOT_APPLICABLE';
  return missingIn(coverage, today).length > 0 || coverage.reachesBeyond ? 'GAPS' : 'WHOLE';
}

/**
 * Returns the months that a person can declare as non-existent: uncovered months before the first record, in whole
 * periods of the KPI. Returns undefined if there are none.
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

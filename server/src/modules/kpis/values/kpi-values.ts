import type { SourceState } from '@metra/contract/shapes/completeness';
import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import type { Frequency, NoResult } from '@metra/contract/shapes/kpi-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { aggregate, isTooLongFor, type MeasuredRecord } from '../rules/aggregate.ts';
import { commonMonths, isInside } from '../rules/common-months.ts';
import {
  completenessOf,
  coverageOf,
  coveredTogether,
  isSettled,
  monthsBeforeStart,
  sourceState,
  type WindowCompleteness,
  type WindowCoverage,
} from '../rules/completeness.ts';
import { type Decimal, zero } from '../rules/decimal.ts';
import { calculate, comparesParts } from '../rules/formula.ts';
import { type Calendar, lengthOf, type Months, monthsOf, unitAround, yearOf } from '../rules/period.ts';
import { keyOf, madeFor, recordsInWindows } from './records-in-windows.ts';

export interface EnteredRecord extends Months {
  id: number;
  kpiId: number;
  start: string;
  end: string;
  /** The value in the KPI's unit; null if there is a reason instead. */
  value: Decimal | null;
  reason: MissingReason | null;
  quality: Quality;
  /** The last value before, if the reason is that nothing changed. */
  carried: { value: Decimal; quality: Quality } | null;
}

/** The records of an organisation, and the first month of each KPI. */
export interface KnownRecords {
  records: readonly EnteredRecord[];
  /**
   * The first month of the first record with a value or with a reason that leaves a gap, even if it lies before these
   * records.
   */
  begins: ReadonlyMap<number, number>;
}

export type Result = { value: Decimal; noResult: null } | { value: null; noResult: NoResult };

const none = (noResult: NoResult): Result => ({ value: null, noResult });
const some = (value: Decimal): Result => ({ value, noResult: null });

/** An entered KPI on which a computed value depends. */
export interface Source {
  kpi: KpiDefinition;
  coverage: WindowCoverage;
  state: SourceState;
  /** The months before the first record, which a person can declare as non-existent. */
  notBefore: Months | undefined;
}

/** A value or the reason for its absence, with its completeness. */
export type PeriodValue = Result & { window: Months; completeness: WindowCompleteness };

export type KpiValues = ReturnType<typeof kpiValuesOf>;

type Known = Map<KpiDefinition, Map<number, Result | 'in progress'>>;

/** Returns the values of one organisation, entered or computed, over any months. */
export function kpiValuesOf(
  definitions: Definitions,
  { records: all, begins }: KnownRecords,
  calendar: Calendar,
) {
  const { today, firstMonth } = calendar;
  const isOff = ({ id }: KpiDefinition): boolean => definitions.switchedOff.has(id);
  const counted = all.map((record) => countedRecord(record, definitions.byId.get(record.kpiId)));
  const { of: recordsOfId, within: withinOfId } = recordsInWindows(counted);
  // The key is the definition and not the id, because the same records can be aggregated by their mean and by their
  // last value.
  const inAllMonths: Known = new Map();
  const inSomeMonths = new Map<ReadonlySet<number>, Known>();

  const recordsOf = (kpi: KpiDefinition): readonly EnteredRecord[] => recordsOfId(kpi.id);
  const within = (kpi: KpiDefinition, window: Months): readonly EnteredRecord[] => withinOfId(kpi.id, window);
  const tooLong = (kpi: KpiDefinition, window: Months) =>
    recordsOf(kpi).filter((record) => isTooLongFor(record, window));

  /**
   * Returns the result over a window; `year` restricts it to records that end in that year, `only` to records in
   * these months.
   */
  function resultOf(kpi: KpiDefinition, window: Months, year?: number, only?: ReadonlySet<number>): Result {
    const ofKpi = madeFor(only ? madeFor(inSomeMonths, only) : inAllMonths, kpi);
    const key = keyOf(window, year);
    const before = ofKpi.get(key);
    // Formulas are checked when they are written, but two people can create a cycle at the same moment.
    if (before === 'in progress') return none('FORMULA_BROKEN');
    if (before) return before;
    ofKpi.set(key, 'in progress');
    const result = kpi.formula
      ? computed(kpi, window, year, only ?? commonOf(kpi, window))
      : entered(kpi, window, year, only);
    ofKpi.set(key, result);
    return result;
  }

  function entered(
    kpi: KpiDefinition,
    window: Months,
    year: number | undefined,
    only: ReadonlySet<number> | undefined,
  ): Result {
    const records = within(kpi, window);
    const inYear =
      year === undefined && only === undefined
        ? records
        : records.filter(
            (record) =>
              (year === undefined || yearOf(record.last) === year) &&
              (only === undefined || kpi.aggregation !== 'SUM' || isInside(spanIn(record, window), only)),
          );
    const value = aggregate(inYear.every(hasValue) ? inYear : inYear.filter(hasValue), kpi.aggregation);
    if (value) return some(value);
    return none(inYear.length === 0 && tooLong(kpi, window).length > 0 ? 'PERIOD_TOO_LONG' : 'NO_VALUES');
  }

  /** A sum over several years uses each year's factors; a ratio uses those of the last year. */
  function computed(
    kpi: KpiDefinition,
    window: Months,
    year: number | undefined,
    only: ReadonlySet<number> | undefined,
  ): Result {
    if (only?.size === 0) {
      const { noResult } = computed(kpi, window, year, undefined);
      return none(noResult ?? 'NO_COMMON_MONTHS');
    }
    if (year !== undefined || !addsYears(kpi, window)) return computedOnce(kpi, window, year, only);
    const results = yearsOf(window).map((each) => computedOnce(kpi, window, each, only));
    const broken = results.find(({ noResult }) => noResult !== null && noResult !== 'NO_VALUES');
    if (broken) return broken;
    const values = results.flatMap(({ value }) => value ?? []);
    return values.length > 0 ? some(values.reduce((sum, value) => sum.plus(value), zero)) : none('NO_VALUES');
  }

  function computedOnce(
    kpi: KpiDefinition,
    window: Months,
    year: number | undefined,
    only: ReadonlySet<number> | undefined,
  ): Result {
    const { expression } = kpi;
    if (!expression) return none('FORMULA_BROKEN');
    const inputs = inputsIn(kpi, window, year, only);
    if (!inputs) return none('FORMULA_BROKEN');
    const missing = inputs.filter(({ result }) => result.value === null);
    const required = missing.find(({ isOptional }) => !isOptional);
    if (missing.length === inputs.length && inputs.length > 0)
      return none(required?.result.noResult ?? 'NO_VALUES');
    if (required) {
      const { noResult } = required.result;
      return none(noResult === null || noResult === 'NO_VALUES' ? 'MISSING_REQUIRED' : noResult);
    }
    const values = new Map(inputs.map(({ slug, result }) => [slug, result.value ?? zero]));
    const factorOf = (slug: string) => definitions.factors.find(slug, year ?? yearOf(window.last))?.value;
    // A factor without any value must not count as zero.
    if (kpi.factors.some((slug) => factorOf(slug) === undefined)) return none('FORMULA_BROKEN');
    const outcome = calculate(
      expression,
      (kind, slug) => (kind === 'kpi' ? values.get(slug) : factorOf(slug)) ?? zero,
    );
    return 'value' in outcome ? some(outcome.value) : none(outcome.problem);
  }

  /** Returns the KPIs that a formula names with their results; undefined if a name no longer exists. */
  function inputsIn(
    kpi: KpiDefinition,
    window: Months,
    year: number | undefined,
    only: ReadonlySet<number> | undefined,
  ) {
    if (!kpi.expression) return undefined;
    if (!kpi.factors.every(definitions.factors.knows)) return undefined;
    const inputs = kpi.inputs.map((slug) => {
      const input = definitions.named(slug, kpi);
      if (!input) return undefined;
      const isOptional = kpi.formula?.optional.includes(slug) ?? false;
      return { slug, kpi: input, isOptional, result: resultOf(input, window, year, only) };
    });
    return inputs.every((input) => input !== undefined) ? inputs : undefined;
  }

  /** Only the months that count are used. */
  function inputsOf(kpi: KpiDefinition, window: Months) {
    const only = commonOf(kpi, window);
    return inputsIn(kpi, window, undefined, only?.size === 0 ? undefined : only);
  }

  const common = new Map<KpiDefinition, Map<number, ReadonlySet<number> | undefined>>();
  const alike = new Map<string, ReadonlySet<number>>();
  /**
   * Returns the months that count where a formula compares amounts, because ten months of waste are not a share of
   * eight months. Returns undefined if the whole window is known, and for plain sums, which only become smaller.
   */
  function commonOf(kpi: KpiDefinition, window: Months): ReadonlySet<number> | undefined {
    if (!kpi.expression || !comparesParts(kpi.expression)) return undefined;
    const ofKpi = madeFor(common, kpi);
    const key = keyOf(window);
    if (!ofKpi.has(key)) ofKpi.set(key, monthsOfAmounts(kpi, window));
    return ofKpi.get(key);
  }

  /**
   * States and rates apply to the window however often they were entered; only amounts must cover the same months.
   */
  function monthsOfAmounts(kpi: KpiDefinition, window: Months): ReadonlySet<number> | undefined {
    const amounts = expectedLeaves(kpi).filter(({ aggregation }) => aggregation === 'SUM');
    if (amounts.every((leaf) => coverage(leaf, window).uncovered.length === 0)) return undefined;
    const required = definitions.requiredLeavesOf(kpi);
    const months = commonMonths(
      amounts.map((leaf) => {
        const begin = begins.get(leaf.id);
        // An optional input that starts later counts as zero before its start and is reported as a gap.
        const notYet = begin !== undefined && begin > window.first && !required.includes(leaf);
        return {
          values: within(leaf, window)
            .filter(hasValue)
            .map((record) => spanIn(record, window)),
          free: [
            ...(isOff(leaf) ? [window] : (settled.get(leaf.id) ?? [])),
            ...(notYet ? [{ first: window.first, last: begin - 1 }] : []),
          ],
        };
      }),
      window,
    );
    // Equal months share one set, so that cached results are found again.
    const text = months.size === 0 ? '' : [...months].join();
    const before = alike.get(text);
    if (!before) alike.set(text, months);
    return before ?? months;
  }

  const addsYears = (kpi: KpiDefinition, window: Months) =>
    kpi.aggregation === 'SUM' && yearOf(window.first) !== yearOf(window.last);

  // Settled records are few and apply to every month that they overlap, whatever their length.
  const settled = Map.groupBy(
    counted.filter(({ reason }) => isSettled(reason)),
    ({ kpiId }) => kpiId,
  );
  const coverages = new Map<number, Map<number, WindowCoverage>>();
  /** Returns the coverage of an entered KPI. */
  function coverage(leaf: KpiDefinition, window: Months): WindowCoverage {
    const ofLeaf = madeFor(coverages, leaf.id);
    const key = keyOf(window);
    const before = ofLeaf.get(key);
    if (before) return before;
    const there = within(leaf, window);
    const without = settled.get(leaf.id);
    const told = coverageOf(without ? [...there.filter(hasValue), ...without] : there, window, firstMonth);
    // Values of an unused KPI count, but none are missing.
    const found = isOff(leaf) ? { ...told, uncovered: [] } : told;
    ofLeaf.set(key, found);
    return found;
  }

  /** An optional input without any record was not chosen, so nothing is missing. */
  const expected = new Map<KpiDefinition, readonly KpiDefinition[]>();
  function expectedLeaves(kpi: KpiDefinition): readonly KpiDefinition[] {
    const before = expected.get(kpi);
    if (before) return before;
    const required = definitions.requiredLeavesOf(kpi);
    const leaves = definitions.leavesOf(kpi).filter((leaf) => begins.has(leaf.id) || required.includes(leaf));
    expected.set(kpi, leaves);
    return leaves;
  }

  /**
   * Returns the steps in which the last year moves on: a yearly input changes once a year and applies until its next
   * value.
   */
  const stepOf = (kpi: KpiDefinition): Frequency =>
    coarsest(periodsOf(kpi).filter((frequency) => frequency !== 'YEAR')) ?? spanOf(kpi);

  /** Returns the shortest period with values: a yearly input has no monthly values. */
  const spanOf = (kpi: KpiDefinition): Frequency =>
    coarsest([kpi.frequency, ...periodsOf(kpi)]) ?? kpi.frequency;

  /** Unused KPIs without any record are left out, because their values will never come. */
  const periodsOf = (kpi: KpiDefinition): Frequency[] =>
    expectedLeaves(kpi)
      .filter((leaf) => !isOff(leaf) || begins.has(leaf.id))
      .map(({ frequency }) => frequency);

  /** Everything that the product shows of a KPI's value comes from here. */
  function periodValue(kpi: KpiDefinition, window: Months): PeriodValue {
    const covered = kpi.formula
      ? coveredTogether(
          expectedLeaves(kpi).map((leaf) => coverage(leaf, window)),
          window,
        )
      : coverage(kpi, window);
    const { value, noResult } = resultOf(kpi, window);
    const completeness = completenessOf(covered, today);
    return value === null
      ? { value, noResult, window, completeness }
      : { value, noResult: null, window, completeness };
  }

  /** Returns the inputs of a computed value, including those that were reported as not applicable. */
  const sourcesOf = (kpi: KpiDefinition, window: Months): Source[] => {
    const wanted = expectedLeaves(kpi);
    return definitions.leavesOf(kpi).flatMap((leaf) => {
      if (leaf === kpi) return [];
      const found = coverage(leaf, window);
      const state = sourceState(found, today);
      if (!wanted.includes(leaf))
        return recordsOf(leaf).length > 0 || isOff(leaf)
          ? [{ kpi: leaf, coverage: found, state: 'NOT_APPLICABLE' as const, notBefore: undefined }]
          : [];
      const unit = (month: number) => unitAround(month, leaf.frequency, firstMonth);
      return [
        { kpi: leaf, coverage: found, state, notBefore: monthsBeforeStart(found, begins.get(leaf.id), unit) },
      ];
    });
  };

  return {
    recordsOf,
    within,
    tooLong,
    resultOf,
    inputsOf,
    /** Returns the months that count for a formula that compares amounts, if they are not all known. */
    countedMonths: commonOf,
    addsYears,
    periodValue,
    spanOf,
    stepOf,
    sourcesOf,
    isOff,
    calendar,
    countRecords: (kpi: KpiDefinition, window: Months): number =>
      definitions.leavesOf(kpi).reduce((sum, leaf) => sum + within(leaf, window).length, 0),
  };
}

/**
 * Returns the months of a window that a record covers; a yearly record that started earlier covers the year in which
 * it ends.
 */
function spanIn(record: Months, window: Months): Months {
  const isYear = lengthOf(record) === monthsOf.YEAR && lengthOf(window) === monthsOf.YEAR;
  return isYear ? window : { first: Math.max(record.first, window.first), last: record.last };
}

const coarsest = (all: readonly Frequency[]): Frequency | undefined =>
  (['YEAR', 'QUARTER', 'MONTH'] as const).find((frequency) => all.includes(frequency));

export function yearsOf({ first, last }: Months): number[] {
  const years: number[] = [];
  for (let year = yearOf(first); year <= yearOf(last); year++) years.push(year);
  return years;
}

/** A state that is reported as unchanged takes the last value; an amount has no value then and leaves a gap. */
export function countedRecord(record: EnteredRecord, kpi: KpiDefinition | undefined): EnteredRecord {
  const { value, reason, carried } = record;
  if (value !== null || reason !== 'UNCHANGED' || !carried || kpi?.aggregation === 'SUM') return record;
  return { ...record, ...carried };
}

const hasValue = (record: EnteredRecord): record is EnteredRecord & MeasuredRecord => record.value !== null;

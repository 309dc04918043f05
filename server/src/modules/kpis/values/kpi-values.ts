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
  /** In the KPI's unit; null where there is a reason instead. */
  value: Decimal | null;
  reason: MissingReason | null;
  quality: Quality;
  /** Where the reason is that nothing changed: the last value before it. */
  carried: { value: Decimal; quality: Quality } | null;
}

/** Records of an organisation, and since when it knows something of each KPI. */
export interface KnownRecords {
  records: readonly EnteredRecord[];
  /** First month of the first record with a value, or with a reason that leaves a gap; also before the records here. */
  begins: ReadonlyMap<number, number>;
}

export type Result = { value: Decimal; noResult: null } | { value: null; noResult: NoResult };

const none = (noResult: NoResult): Result => ({ value: null, noResult });
const some = (value: Decimal): Result => ({ value, noResult: null });

/** An entered KPI that a computed figure rests on. */
export interface Source {
  kpi: KpiDefinition;
  coverage: WindowCoverage;
  state: SourceState;
  /** What can be declared as not existing, because it lies before the first record. */
  notBefore: Months | undefined;
}

/** A number, or why there is none, and how complete it is. */
export type PeriodValue = Result & { window: Months; completeness: WindowCompleteness };

export type KpiValues = ReturnType<typeof kpiValuesOf>;

type Known = Map<KpiDefinition, Map<number, Result | 'in progress'>>;

/** Values of one organisation, entered or computed, over any months. */
export function kpiValuesOf(
  definitions: Definitions,
  { records: all, begins }: KnownRecords,
  calendar: Calendar,
) {
  const { today, firstMonth } = calendar;
  const isOff = ({ id }: KpiDefinition): boolean => definitions.switchedOff.has(id);
  const counted = all.map((record) => countedRecord(record, definitions.byId.get(record.kpiId)));
  const { of: recordsOfId, within: withinOfId } = recordsInWindows(counted);
  // By definition, not by id: the same records can be asked for by their mean and by the last of them.
  const inAllMonths: Known = new Map();
  const inSomeMonths = new Map<ReadonlySet<number>, Known>();

  const recordsOf = (kpi: KpiDefinition): readonly EnteredRecord[] => recordsOfId(kpi.id);
  const within = (kpi: KpiDefinition, window: Months): readonly EnteredRecord[] => withinOfId(kpi.id, window);
  const tooLong = (kpi: KpiDefinition, window: Months) =>
    recordsOf(kpi).filter((record) => isTooLongFor(record, window));

  /** Over a window; with `year` only what ends in that year of it, with `only` what lies in these months. */
  function resultOf(kpi: KpiDefinition, window: Months, year?: number, only?: ReadonlySet<number>): Result {
    const ofKpi = madeFor(only ? madeFor(inSomeMonths, only) : inAllMonths, kpi);
    const key = keyOf(window, year);
    const before = ofKpi.get(key);
    // Formulas are checked when they are written, but two people can close a circle at the same moment.
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

  /** A sum over several years uses each year's factors; a ratio those of the last. */
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
    // Nothing is ever computed with a zero in the place of a factor that has no value at all.
    if (kpi.factors.some((slug) => factorOf(slug) === undefined)) return none('FORMULA_BROKEN');
    const outcome = calculate(
      expression,
      (kind, slug) => (kind === 'kpi' ? values.get(slug) : factorOf(slug)) ?? zero,
    );
    return 'value' in outcome ? some(outcome.value) : none(outcome.problem);
  }

  /** The KPIs a formula names, with their results; undefined where a name means nothing any more. */
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

  /** The same over the months that are counted. */
  function inputsOf(kpi: KpiDefinition, window: Months) {
    const only = commonOf(kpi, window);
    return inputsIn(kpi, window, undefined, only?.size === 0 ? undefined : only);
  }

  const common = new Map<KpiDefinition, Map<number, ReadonlySet<number> | undefined>>();
  const alike = new Map<string, ReadonlySet<number>>();
  /**
   * The months to be counted where a formula holds amounts against each other: ten months of waste are no share of eight. Undefined
   * where all of the window is known, and for sums of parts: those are only less.
   */
  function commonOf(kpi: KpiDefinition, window: Months): ReadonlySet<number> | undefined {
    if (!kpi.expression || !comparesParts(kpi.expression)) return undefined;
    const ofKpi = madeFor(common, kpi);
    const key = keyOf(window);
    if (!ofKpi.has(key)) ofKpi.set(key, monthsOfAmounts(kpi, window));
    return ofKpi.get(key);
  }

  /** States and rates hold for the window however often they were entered; only amounts must be of the same months. */
  function monthsOfAmounts(kpi: KpiDefinition, window: Months): ReadonlySet<number> | undefined {
    const amounts = expectedLeaves(kpi).filter(({ aggregation }) => aggregation === 'SUM');
    if (amounts.every((leaf) => coverage(leaf, window).uncovered.length === 0)) return undefined;
    const required = definitions.requiredLeavesOf(kpi);
    const months = commonMonths(
      amounts.map((leaf) => {
        const begin = begins.get(leaf.id);
        // An optional source that begins later counts as nothing before, and is named as a gap there.
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
    // The same months are the same set: what is known over them is found again.
    const text = months.size === 0 ? '' : [...months].join();
    const before = alike.get(text);
    if (!before) alike.set(text, months);
    return before ?? months;
  }

  const addsYears = (kpi: KpiDefinition, window: Months) =>
    kpi.aggregation === 'SUM' && yearOf(window.first) !== yearOf(window.last);

  // Few, and valid for every month they touch, however long they are.
  const settled = Map.groupBy(
    counted.filter(({ reason }) => isSettled(reason)),
    ({ kpiId }) => kpiId,
  );
  const coverages = new Map<number, Map<number, WindowCoverage>>();
  /** What the records of an entered KPI leave open. */
  function coverage(leaf: KpiDefinition, window: Months): WindowCoverage {
    const ofLeaf = madeFor(coverages, leaf.id);
    const key = keyOf(window);
    const before = ofLeaf.get(key);
    if (before) return before;
    const there = within(leaf, window);
    const without = settled.get(leaf.id);
    const told = coverageOf(without ? [...there.filter(hasValue), ...without] : there, window, firstMonth);
    // Of what is not used nothing is missing; what was entered of it counts.
    const found = isOff(leaf) ? { ...told, uncovered: [] } : told;
    ofLeaf.set(key, found);
    return found;
  }

  /** What should be there: an optional leaf that was never entered was not chosen, so nothing is missing. */
  const expected = new Map<KpiDefinition, readonly KpiDefinition[]>();
  function expectedLeaves(kpi: KpiDefinition): readonly KpiDefinition[] {
    const before = expected.get(kpi);
    if (before) return before;
    const required = definitions.requiredLeavesOf(kpi);
    const leaves = definitions.leavesOf(kpi).filter((leaf) => begins.has(leaf.id) || required.includes(leaf));
    expected.set(kpi, leaves);
    return leaves;
  }

  /** In which steps the last year moves on: a yearly source is known once a year, and counts until the next one. */
  const stepOf = (kpi: KpiDefinition): Frequency =>
    coarsest(periodsOf(kpi).filter((frequency) => frequency !== 'YEAR')) ?? spanOf(kpi);

  /** As long as a period must be to hold what the KPI rests on: months of a yearly source are never known. */
  const spanOf = (kpi: KpiDefinition): Frequency =>
    coarsest([kpi.frequency, ...periodsOf(kpi)]) ?? kpi.frequency;

  /** Of what it rests on; nobody waits for what is not used and was never entered. */
  const periodsOf = (kpi: KpiDefinition): Frequency[] =>
    expectedLeaves(kpi)
      .filter((leaf) => !isOff(leaf) || begins.has(leaf.id))
      .map(({ frequency }) => frequency);

  /** The number over a window, or why there is none, and how complete it is: what everything that is shown rests on. */
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

  /** What a computed figure rests on, also what was said not to apply. */
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
    /** Of a formula that holds amounts against each other, where they are not known throughout. */
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

/** The months of a window a record stands for; one for a year that began earlier stands for the year it ends in. */
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

/** What stays as it was has the last value; what adds up over time has none of its own, and leaves a gap. */
export function countedRecord(record: EnteredRecord, kpi: KpiDefinition | undefined): EnteredRecord {
  const { value, reason, carried } = record;
  if (value !== null || reason !== 'UNCHANGED' || !carried || kpi?.aggregation === 'SUM') return record;
  return { ...record, ...carried };
}

const hasValue = (record: EnteredRecord): record is EnteredRecord & MeasuredRecord => record.value !== null;

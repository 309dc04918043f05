import type { MissingReason } from '@metra/contract/kpi-record-shapes';
import type { NoResult } from '@metra/contract/kpi-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { aggregate, belongsTo, isTooLongFor, type MeasuredRecord } from '../rules/aggregate.ts';
import { type Decimal, zero } from '../rules/decimal.ts';
import { calculate } from '../rules/formula.ts';
import { lengthOf, type Months, yearOf } from '../rules/period.ts';

export interface EnteredRecord extends Months {
  id: number;
  kpiId: number;
  start: string;
  end: string;
  /** In the KPI's unit; null where there is a reason instead. */
  value: Decimal | null;
  reason: MissingReason | null;
}

export type Result = { value: Decimal; noResult: null } | { value: null; noResult: NoResult };

const none = (noResult: NoResult): Result => ({ value: null, noResult });
const some = (value: Decimal): Result => ({ value, noResult: null });

export type KpiValues = ReturnType<typeof kpiValuesOf>;

/** Values of one organisation, entered or computed, over any months. */
export function kpiValuesOf(definitions: Definitions, all: readonly EnteredRecord[]) {
  const byKpi = Map.groupBy(all, ({ kpiId }) => kpiId);
  const byEnd = new Map(
    [...byKpi].map(([kpiId, records]) => [kpiId, Map.groupBy(records, ({ last }) => last)]),
  );
  const known = new Map<number, Map<number, Result | 'in progress'>>();

  const recordsOf = (kpi: KpiDefinition): readonly EnteredRecord[] => byKpi.get(kpi.id) ?? [];
  function within(kpi: KpiDefinition, window: Months): EnteredRecord[] {
    const ends = byEnd.get(kpi.id);
    const found: EnteredRecord[] = [];
    if (!ends) return found;
    for (let month = window.first; month <= window.last; month++) {
      for (const record of ends.get(month) ?? []) if (belongsTo(record, window)) found.push(record);
    }
    return found;
  }
  const tooLong = (kpi: KpiDefinition, window: Months) =>
    recordsOf(kpi).filter((record) => isTooLongFor(record, window));

  /** Over a window; with `year` only what ends in that year of it. */
  function resultOf(kpi: KpiDefinition, window: Months, year?: number): Result {
    if (!kpi.formula) return entered(kpi, window, year);
    const ofKpi = known.get(kpi.id) ?? new Map<number, Result | 'in progress'>();
    known.set(kpi.id, ofKpi);
    const key = keyOf(window, year);
    const before = ofKpi.get(key);
    // Formulas are checked when they are written, but two people can close a circle at the same moment.
    if (before === 'in progress') return none('FORMULA_BROKEN');
    if (before) return before;
    ofKpi.set(key, 'in progress');
    const result = computed(kpi, window, year);
    ofKpi.set(key, result);
    return result;
  }

  function entered(kpi: KpiDefinition, window: Months, year: number | undefined): Result {
    const inYear = within(kpi, window).filter(({ last }) => year === undefined || yearOf(last) === year);
    const value = aggregate(inYear.filter(hasValue), kpi.aggregation);
    if (value) return some(value);
    return none(inYear.length === 0 && tooLong(kpi, window).length > 0 ? 'PERIOD_TOO_LONG' : 'NO_VALUES');
  }

  /** A sum over several years uses each year's factors; a ratio those of the last. */
  function computed(kpi: KpiDefinition, window: Months, year: number | undefined): Result {
    if (year !== undefined || !addsYears(kpi, window)) return computedOnce(kpi, window, year);
    const results = yearsOf(window).map((each) => computedOnce(kpi, window, each));
    const broken = results.find(({ noResult }) => noResult !== null && noResult !== 'NO_VALUES');
    if (broken) return broken;
    const values = results.flatMap(({ value }) => value ?? []);
    return values.length > 0 ? some(values.reduce((sum, value) => sum.plus(value), zero)) : none('NO_VALUES');
  }

  function computedOnce(kpi: KpiDefinition, window: Months, year: number | undefined): Result {
    const { expression } = kpi;
    if (!expression) return none('FORMULA_BROKEN');
    const inputs = inputsOf(kpi, window, year);
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
    const factors = factorsOf(kpi, year ?? yearOf(window.last));
    if (!factors) return none('FORMULA_BROKEN');
    const outcome = calculate(
      expression,
      (kind, slug) => (kind === 'kpi' ? values : factors).get(slug) ?? zero,
    );
    return 'value' in outcome ? some(outcome.value) : none(outcome.problem);
  }

  /** Undefined where a factor has no value at all: nothing is ever computed with a zero in its place. */
  function factorsOf(kpi: KpiDefinition, year: number): Map<string, Decimal> | undefined {
    const found = kpi.factors.map((slug) => [slug, definitions.factors.find(slug, year)?.value] as const);
    return found.every((each): each is [string, Decimal] => each[1] !== undefined)
      ? new Map(found)
      : undefined;
  }

  /** The KPIs a formula names, with their results; undefined where a name means nothing any more. */
  function inputsOf(kpi: KpiDefinition, window: Months, year?: number) {
    if (!kpi.expression) return undefined;
    if (!kpi.factors.every(definitions.factors.knows)) return undefined;
    const inputs = kpi.inputs.map((slug) => {
      const input = definitions.named(slug, kpi);
      if (!input) return undefined;
      const isOptional = kpi.formula?.optional.includes(slug) ?? false;
      return { slug, kpi: input, isOptional, result: resultOf(input, window, year) };
    });
    return inputs.every((input) => input !== undefined) ? inputs : undefined;
  }

  const addsYears = (kpi: KpiDefinition, window: Months) =>
    kpi.aggregation === 'SUM' && yearOf(window.first) !== yearOf(window.last);

  /** Every month of the window is covered by records. */
  const isComplete = (kpi: KpiDefinition, window: Months): boolean =>
    !definitions.leavesOf(kpi).some((leaf) => hasGap(leaf, window, kpi));

  /** The entered KPIs a KPI rests on that leave months of the window without a record. */
  const gapsOf = (kpi: KpiDefinition, window: Months): KpiDefinition[] =>
    definitions.leavesOf(kpi).filter((leaf) => hasGap(leaf, window, kpi));

  /** An input that was entered lately and is missing now leaves a gap; one that never was, or never will be, does not. */
  function hasGap(leaf: KpiDefinition, window: Months, of: KpiDefinition): boolean {
    const inside = within(leaf, window);
    if (inside.length === 0) return of === leaf || wasEnteredLately(leaf, window);
    return inside.reduce((sum, record) => sum + lengthOf(record), 0) < lengthOf(window);
  }

  const wasEnteredLately = (leaf: KpiDefinition, { first, last }: Months) =>
    recordsOf(leaf).some(
      (record) => record.last >= first - 12 && record.first <= last && !isSettled(record.reason),
    );

  return {
    recordsOf,
    within,
    tooLong,
    resultOf,
    inputsOf,
    addsYears,
    isComplete,
    gapsOf,
    countRecords: (kpi: KpiDefinition, window: Months): number =>
      definitions.leavesOf(kpi).reduce((sum, leaf) => sum + within(leaf, window).length, 0),
  };
}

export function yearsOf({ first, last }: Months): number[] {
  const years: number[] = [];
  for (let year = yearOf(first); year <= yearOf(last); year++) years.push(year);
  return years;
}

/** With these reasons there will never be a value of its own. */
const isSettled = (reason: MissingReason | null): boolean =>
  reason === 'NOT_APPLICABLE' || reason === 'INCLUDED_ELSEWHERE';

/** Windows are shorter than 1024 months, and years below 4096. */
const keyOf = ({ first, last }: Months, year = 0) => (first * 1024 + (last - first)) * 4096 + year;

const hasValue = (record: EnteredRecord): record is EnteredRecord & MeasuredRecord => record.value !== null;

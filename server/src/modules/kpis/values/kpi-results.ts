import type { NoResult } from '@metra/contract/shapes/kpi-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { aggregate, isTooLongFor } from '../rules/aggregate.ts';
import { isInside } from '../rules/common-months.ts';
import { type Decimal, zero } from '../rules/decimal.ts';
import { calculate } from '../rules/formula.ts';
import { type Months, yearOf } from '../rules/period.ts';
import { hasValue, spanIn } from './entered-records.ts';
import type { InputCoverage } from './input-coverage.ts';
import { keyOf, madeFor } from './records-in-windows.ts';

export type Result = { value: Decimal; noResult: null } | { value: null; noResult: NoResult };

const none = (noResult: NoResult): Result => ({ value: null, noResult });
const some = (value: Decimal): Result => ({ value, noResult: null });

type Known = Map<KpiDefinition, Map<number, Result | 'in progress'>>;

/** Returns the results of entered and computed KPIs over any months. */
export function kpiResults(definitions: Definitions, { recordsOf, within, commonOf }: InputCoverage) {
  // The key is the definition and not the id, because the same records can be aggregated by their mean and by their
  // last value.
  const inAllMonths: Known = new Map();
  const inSomeMonths = new Map<ReadonlySet<number>, Known>();

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

  const addsYears = (kpi: KpiDefinition, window: Months) =>
    kpi.aggregation === 'SUM' && yearOf(window.first) !== yearOf(window.last);

  return { tooLong, resultOf, inputsOf, addsYears };
}

export function yearsOf({ first, last }: Months): number[] {
  const years: number[] = [];
  for (let year = yearOf(first); year <= yearOf(last); year++) years.push(year);
  return years;
}

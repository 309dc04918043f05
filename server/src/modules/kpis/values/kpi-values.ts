import type { SourceState } from '@metra/contract/shapes/completeness';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import {
  completenessOf,
  coveredTogether,
  monthsBeforeStart,
  sourceState,
  type WindowCompleteness,
  type WindowCoverage,
} from '../rules/completeness.ts';
import { type Calendar, type Months, unitAround } from '../rules/period.ts';
import type { KnownRecords } from './entered-records.ts';
import { inputCoverage } from './input-coverage.ts';
import { kpiResults, type Result } from './kpi-results.ts';

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

/** Returns the values of one organisation, entered or computed, over any months. */
export function kpiValuesOf(definitions: Definitions, known: KnownRecords, calendar: Calendar) {
  const { today, firstMonth } = calendar;
  const { begins } = known;
  const inputs = inputCoverage(definitions, known, firstMonth);
  const { isOff, recordsOf, within, coverage, expectedLeaves, commonOf } = inputs;
  const { tooLong, resultOf, inputsOf, addsYears } = kpiResults(definitions, inputs);

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

const coarsest = (all: readonly Frequency[]): Frequency | undefined =>
  (['YEAR', 'QUARTER', 'MONTH'] as const).find((frequency) => all.includes(frequency));

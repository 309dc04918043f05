import type { Language } from '@metra/contract/core/primitives';
import type { ComparedKpi } from '@metra/contract/operations/frozen-reports';
import type { KpiDefinition } from '../definitions/definition.ts';
import { shownKpis } from '../definitions/definitions.ts';
import { kpiReference } from '../definitions/kpi.views.ts';
import { changeOf } from '../rules/change.ts';
import { comparableRecords } from '../rules/comparable-records.ts';
import { type Decimal, onTheWire, onTheWireOrNull } from '../rules/decimal.ts';
import type { Calendar, Months } from '../rules/period.ts';
import { verdictOf } from '../rules/verdict.ts';
import { kpiValuesOf } from './kpi-values.ts';
import type { OrganisationData } from './organisation-data.store.ts';

interface Compared {
  /** The first months of the two years. */
  first: readonly [number, number];
  months: number;
  calendar: Calendar;
  language: Language;
}

/** Finds KPIs with a value in one of two years, over the months that both know. */
export function comparedKpis(
  data: OrganisationData,
  { first, months, calendar, language }: Compared,
): ComparedKpi[] {
  const windowOf = (begin: number): Months => ({ first: begin, last: begin + months - 1 });
  const windows = [windowOf(first[0]), windowOf(first[1])] as const;
  const known = { ...data, records: comparableRecords(data.records, windows) };
  const common = kpiValuesOf(data.definitions, known, calendar);
  const all = kpiValuesOf(data.definitions, data, calendar);

  return shownKpis(data.definitions, {}).flatMap((kpi) => {
    const both = windows.map((window) => common.periodValue(kpi, window));
    const [before, after] = both.map(({ value }) => value);
    if (before && after)
      return {
        kpi: kpiReference(kpi, language),
        values: [onTheWire(before), onTheWire(after)],
        months: Math.min(...both.map(({ completeness }) => completeness.covered)),
        ...difference(kpi, before, after),
      };
    // A value that only one year knows is shown without a comparison.
    const known = windows.map((window) => all.resultOf(kpi, window).value);
    if (known.every((value) => value === null)) return [];
    return {
      kpi: kpiReference(kpi, language),
      values: known.map(onTheWireOrNull),
      months: 0,
      difference: null,
      change: null,
      verdict: null,
    };
  });
}

function difference(kpi: KpiDefinition, before: Decimal, after: Decimal) {
  const { difference, share } = changeOf(before, after, kpi.unitCode);
  return {
    difference: onTheWire(difference),
    change: onTheWireOrNull(share),
    verdict: verdictOf(kpi, before, after),
  };
}

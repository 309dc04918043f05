import type { Language } from '@metra/contract/core/primitives';
import type { HistoryPoint, KpiSeries } from '@metra/contract/operations/kpi-history';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import { kpiReference } from '../definitions/kpi.views.ts';
import { onTheWireOrNull } from '../rules/decimal.ts';
import { codeOf, lengthOf, type Months, monthsOf, periodOf, unitsBetween } from '../rules/period.ts';
import { coverageView } from './completeness.views.ts';
import type { KpiValues } from './kpi-values.ts';
import type { TargetRow } from './organisation-data.store.ts';
import { targetsOf } from './target.views.ts';

interface SeriesWanted {
  range: Months;
  /** The default is the frequency of the inputs. */
  granularity?: Frequency | undefined;
  name?: string | undefined;
}

export function seriesView(
  values: KpiValues,
  kpi: KpiDefinition,
  targets: readonly TargetRow[],
  { range, granularity = values.spanOf(kpi), name }: SeriesWanted,
  language: Language,
): KpiSeries {
  const reference = kpiReference(kpi, language);
  const tooLong = values
    .recordsOf(kpi)
    .filter((record) => lengthOf(record) > monthsOf[granularity])
    .filter((record) => record.first <= range.last && record.last >= range.first);
  return {
    kpi: reference,
    name: name ?? reference.name,
    granularity,
    points: unitsBetween(range, granularity, values.calendar.firstMonth).map((window) =>
      pointView(values, kpi, window),
    ),
    tooLong: tooLong.map(({ id, start, end, value }) => ({
      id,
      period: { start, end, code: codeOf(start, end) },
      value: onTheWireOrNull(value),
    })),
    targets: targetsOf(targets, kpi.id, language),
  };
}

function pointView(values: KpiValues, kpi: KpiDefinition, window: Months): HistoryPoint {
  const { value, noResult, completeness } = values.periodValue(kpi, window);
  return {
    period: periodOf(window),
    value: onTheWireOrNull(value),
    noResult,
    records: values.countRecords(kpi, window),
    completeness: coverageView(completeness),
  };
}

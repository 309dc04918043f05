import { yearLabel } from '@metra/contract/rules/business-year';
import type { ReportSeries } from '@metra/contract/shapes/report-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import { onTheWireOrNull } from '../rules/decimal.ts';
import { type Months, monthOf, monthsOf, periodOf, unitsBetween, yearOf } from '../rules/period.ts';
import { type RowContext, reportedKpi, yearBefore } from './year-row.ts';

/** This many years are shown side by side. */
export const yearsShown = 5;

/** Returns the points of a year beside those of the year before, and the totals of the years. */
export function yearSeries(context: RowContext, kpi: KpiDefinition): ReportSeries {
  const { values, year, definitions, entered } = context;
  const { today, firstMonth } = values.calendar;
  const granularity = values.spanOf(kpi);
  const valueIn = (window: Months) => onTheWireOrNull(values.resultOf(kpi, window).value);
  const begins = Math.min(
    ...definitions.leavesOf(kpi).map(({ id }) => entered.get(id) ?? Number.POSITIVE_INFINITY),
  );
  const years = Array.from({ length: yearsShown }, (_, index) => {
    const back = (yearsShown - 1 - index) * monthsOf.YEAR;
    return { first: year.first - back, last: year.last - back };
  }).filter((each) => each.last >= begins || each.first === year.first);
  return {
    kpi: reportedKpi(kpi, context.language),
    granularity,
    points: unitsBetween(year, granularity, firstMonth).map((window) => ({
      period: periodOf(window),
      value: valueIn(window),
      previous: valueIn(yearBefore(window)),
      toCome: window.last >= monthOf(today),
    })),
    years: years.map((each) => ({
      year: yearOf(each.first),
      label: yearLabel(each.first),
      value: valueIn(each),
      whole: values.periodValue(kpi, each).completeness.state === 'WHOLE',
    })),
    target: context.targets.get(kpi.id)?.target ?? null,
  };
}

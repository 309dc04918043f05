import type { Response as Answer } from '@metra/contract/core/operation';
import type { kpiHistory } from '@metra/contract/operations/kpi-history';
import { isComputed } from '../definitions/definition.ts';
import { type KpiFilter, shownKpis } from '../definitions/definitions.ts';
import { categoryView, kpiReference } from '../definitions/kpi.views.ts';
import { marksTogether, monthMarks } from '../rules/month-marks.ts';
import { monthOf, monthsOf, periodOf, within } from '../rules/period.ts';
import { expectedPeriods } from './expected-periods.ts';
import type { ValueContext } from './value-context.ts';

/** Lists the finished periods that have neither a value nor a reason, by category. */
export function dueView(context: ValueContext, filter: KpiFilter): Answer<typeof kpiHistory.due> {
  const { definitions, values, ofGoals, entered: begun, calendar, joined, language } = context;
  const lastMonth = monthOf(calendar.today) - 1;
  const lastYear = { first: lastMonth - monthsOf.YEAR + 1, last: lastMonth };
  const expected = shownKpis(definitions, filter).map((kpi) => ({
    kpi,
    ...expectedPeriods(
      { kpi, records: values.recordsOf(kpi), begun: begun.get(kpi.id), joined, isOfGoal: ofGoals.has(kpi) },
      calendar,
    ),
  }));
  // A record across the start of a business year covers none of its units, but its KPI counts as used.
  const isUsed = ({ kpi, missing, entered }: (typeof expected)[number]) =>
    missing.length + entered > 0 ||
    (!isComputed(kpi) &&
      kpi.active &&
      values.recordsOf(kpi).some((record) => within(record, lastYear) !== undefined));
  const categories = [...Map.groupBy(expected, ({ kpi }) => kpi.category)].map(([category, ofCategory]) => ({
    category: category && categoryView(category, language),
    periods: count(ofCategory, ({ missing }) => missing.length),
    entered: count(ofCategory, ({ entered }) => entered),
    gaps: count(ofCategory, ({ gaps }) => gaps.length),
    marks: marksTogether(
      ofCategory
        .filter(isUsed)
        .map(({ kpi, missing }) =>
          monthMarks(
            { records: values.recordsOf(kpi), begun: begun.get(kpi.id), frequency: kpi.frequency, missing },
            lastYear,
            calendar,
          ),
        ),
    ),
    items: ofCategory
      .filter(({ missing }) => missing.length > 0)
      .map(({ kpi, missing }) => ({ kpi: kpiReference(kpi, language), periods: missing.map(periodOf) })),
  }));
  return {
    today: calendar.today,
    periods: count(categories, ({ periods }) => periods),
    entered: count(categories, ({ entered }) => entered),
    categories: categories.filter(({ marks }) => marks.length > 0),
  };
}

const count = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

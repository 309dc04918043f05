import type { kpiHistory, OverviewRow } from '@metra/contract/kpi-history';
import type { Response as Answer } from '@metra/contract/operation';
import type { Sector } from '@metra/contract/primitives';
import type { KpiDefinition } from '../definitions/definition.ts';
import { type KpiFilter, shownKpis } from '../definitions/definitions.ts';
import { categoryView, kpiReference } from '../definitions/kpi.views.ts';
import { onTheWire, onTheWireOrNull } from '../rules/decimal.ts';
import { type Months, monthsOf, periodOf } from '../rules/period.ts';
import { verdictOf } from '../rules/verdict.ts';
import { expectedPeriods } from './expected-periods.ts';
import type { KpiValues } from './kpi-values.ts';
import { before, currentValue, type Latest } from './latest-value.ts';
import { targetsOf } from './target.views.ts';
import { lastWindow, type ValueContext } from './value-context.ts';

const sparklinePoints = 13;

/** Company data: everything the overview shows of each KPI. */
export function overviewView(context: ValueContext, filter: KpiFilter): Answer<typeof kpiHistory.overview> {
  const { definitions, language } = context;
  const shown = shownKpis(definitions, filter).map((kpi) => ({ kpi, row: overviewRow(context, kpi) }));
  const sectors = (['e', 's', 'g'] satisfies Sector[]).filter(
    (sector) => filter.sector === undefined || filter.sector === sector,
  );
  return {
    sectors: sectors.map((sector) => {
      const inSector = shown.filter(({ kpi }) => kpi.sector === sector);
      const categories = [...definitions.categories.values()].filter((each) => each.sector === sector);
      const rowsOf = (categoryId: number | undefined) =>
        inSector.filter(({ kpi }) => kpi.category?.id === categoryId).map(({ row }) => row);
      return {
        sector,
        kpis: inSector.length,
        withValue: inSector.filter(({ row }) => row.latest).length,
        missingPeriods: inSector.reduce((sum, { row }) => sum + row.missing.length, 0),
        categories: categories
          .map((category) => ({ ...categoryView(category, language), rows: rowsOf(category.id) }))
          .filter(({ rows }) => rows.length > 0),
        uncategorised: rowsOf(undefined),
      };
    }),
  };
}

function overviewRow(context: ValueContext, kpi: KpiDefinition): OverviewRow {
  const { definitions, values, targets, ofGoals, today, language } = context;
  const latest = currentValue(definitions, values, kpi);
  const { missing } = expectedPeriods(kpi, values.recordsOf(kpi), today, ofGoals.has(kpi));
  const target = targetsOf(targets, kpi.id, language);
  return {
    kpi: kpiReference(kpi, language),
    latest: latest
      ? { period: periodOf(latest.window), value: onTheWire(latest.value), complete: latest.complete }
      : null,
    reason: latest ? null : (values.recordsOf(kpi).findLast(({ reason }) => reason)?.reason ?? null),
    noResult: latest ? null : values.resultOf(kpi, lastWindow(kpi, today)).noResult,
    trend: latest ? trendOf(values, kpi, latest) : null,
    target: target.find((each) => each.target) ?? target[0] ?? null,
    missing: missing.map(periodOf),
    sparkline: latest ? sparklineOf(values, kpi, latest.window) : [],
  };
}

function trendOf(values: KpiValues, kpi: KpiDefinition, latest: Latest): OverviewRow['trend'] {
  const earlier = before(values, kpi, latest);
  if (!earlier) return null;
  const difference = latest.value.minus(earlier.value);
  const change = earlier.value.isZero() ? null : onTheWire(difference.dividedBy(earlier.value.abs()));
  return { change, verdict: verdictOf(kpi, earlier.value, latest.value), against: periodOf(earlier.window) };
}

/** Back from the newest, in steps of its own length. */
function sparklineOf(values: KpiValues, kpi: KpiDefinition, newest: Months): OverviewRow['sparkline'] {
  const length = monthsOf[kpi.frequency];
  return Array.from({ length: sparklinePoints }, (_, index) => {
    const back = (sparklinePoints - 1 - index) * length;
    const window = { first: newest.last - length + 1 - back, last: newest.last - back };
    return { period: periodOf(window).code, value: onTheWireOrNull(values.resultOf(kpi, window).value) };
  });
}

import type { Response as Answer } from '@metra/contract/core/operation';
import type { Sector } from '@metra/contract/core/primitives';
import type { kpiHistory, OverviewRow } from '@metra/contract/operations/kpi-history';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { type CatalogueCheck, isComputed, type KpiDefinition } from '../definitions/definition.ts';
import { type KpiFilter, offeredKpis, shownKpis } from '../definitions/definitions.ts';
import { categoryView, kpiReference, switchedOffView } from '../definitions/kpi.views.ts';
import { changeOf } from '../rules/change.ts';
import { onTheWire, onTheWireOrNull } from '../rules/decimal.ts';
import { monthMarks } from '../rules/month-marks.ts';
import { type Calendar, lastEnded, type Months, monthsOf, periodOf } from '../rules/period.ts';
import { verdictOf } from '../rules/verdict.ts';
import { coverageView } from './completeness.views.ts';
import { expectedPeriods } from './expected-periods.ts';
import type { KpiValues } from './kpi-values.ts';
import { kpisInUse } from './kpis-in-use.ts';
import { lateSources } from './late-sources.ts';
import { currentValue, hasValue, type Latest, wholeBefore } from './latest-value.ts';
import { questionsOf } from './questions.ts';
import { targetsOf } from './target.views.ts';
import { lastWindow, type ValueContext } from './value-context.ts';

const sparklinePoints = 13;

export function overviewView(
  context: ValueContext,
  filter: KpiFilter,
  checks: readonly CatalogueCheck[],
): Answer<typeof kpiHistory.overview> {
  const { definitions, targets, entered, language } = context;
  const inUse = kpisInUse(definitions, {
    entered: entered.keys(),
    ofGoals: targets.map(({ kpi_id }) => kpi_id),
  });
  const shown = shownKpis(definitions, filter).map((kpi) => {
    const row = overviewRow(context, kpi, checks);
    // Values that the product computes itself have no records.
    const isKnown = kpi.computedBy !== null && row.latest !== null;
    return { kpi, row: { ...row, inUse: isKnown || inUse.has(kpi.id) } };
  });
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
        withGaps: inSector.filter(({ row }) => row.year?.state === 'GAPS').length,
        missingPeriods: inSector.reduce((sum, { row }) => sum + row.missing.length, 0),
        categories: categories
          .map((category) => ({ ...categoryView(category, language), rows: rowsOf(category.id) }))
          .filter(({ rows }) => rows.length > 0),
        uncategorised: rowsOf(undefined),
        switchedOff: offeredKpis(definitions, { ...filter, sector }).flatMap((kpi) => {
          const off = definitions.switchedOff.get(kpi.id);
          return off ? { kpi: kpiReference(kpi, language), ...switchedOffView(off) } : [];
        }),
      };
    }),
  };
}

/** Returns a row of the overview with the newest value or the one over the given months. */
export function overviewRow(
  context: ValueContext,
  kpi: KpiDefinition,
  checks: readonly CatalogueCheck[],
  over: Months | null = null,
): Omit<OverviewRow, 'inUse'> {
  const { definitions, values, targets, ofGoals, entered, calendar, joined, language } = context;
  const latest = (over && valueOver(values, kpi, over)) ?? currentValue(definitions, values, kpi);
  const records = values.recordsOf(kpi);
  const begun = entered.get(kpi.id);
  const { missing } = expectedPeriods({ kpi, records, begun, joined, isOfGoal: ofGoals.has(kpi) }, calendar);
  const year = lastYear(values.stepOf(kpi), calendar);
  // The product computes these values as of today, so a year of them has no gaps.
  const isRecorded =
    kpi.computedBy === null && definitions.leavesOf(kpi).some((leaf) => values.recordsOf(leaf).length > 0);
  const target = targetsOf(targets, kpi.id, language);
  return {
    kpi: kpiReference(kpi, language),
    latest: latest
      ? {
          period: periodOf(latest.window),
          value: onTheWire(latest.value),
          completeness: coverageView(latest.completeness),
        }
      : null,
    waitsFor: lateSources(values, kpi, latest, language),
    questionable: latest ? questionsOf({ ...context, checks }, kpi, latest.window).length > 0 : false,
    reason: latest ? null : (records.findLast(({ reason }) => reason)?.reason ?? null),
    noResult: latest ? null : values.resultOf(kpi, lastWindow(kpi, calendar.today)).noResult,
    ...(latest ? trendOf(values, kpi, latest) : { trend: null, noTrend: null }),
    year: isRecorded ? coverageView(values.periodValue(kpi, year).completeness) : null,
    marks:
      isComputed(kpi) || records.length + missing.length === 0
        ? []
        : monthMarks({ records, begun, frequency: kpi.frequency, missing }, year, calendar),
    target: target.find((each) => each.target) ?? target[0] ?? null,
    missing: missing.map(periodOf),
    sparkline: latest ? sparklineOf(values, kpi, latest.window) : [],
  };
}

function valueOver(values: KpiValues, kpi: KpiDefinition, window: Months): Latest | undefined {
  const found = values.periodValue(kpi, window);
  return hasValue(found) ? found : undefined;
}

/** Returns the twelve months up to the last finished period. */
const lastYear = (frequency: Frequency, calendar: Calendar): Months => {
  const { last } = lastEnded(calendar, frequency);
  return { first: last - monthsOf.YEAR + 1, last };
};

function trendOf(
  values: KpiValues,
  kpi: KpiDefinition,
  latest: Latest,
): Pick<OverviewRow, 'trend' | 'noTrend'> {
  const earlier = wholeBefore(values, kpi, latest);
  if (typeof earlier === 'string') return { trend: null, noTrend: earlier };
  const { difference, share } = changeOf(earlier.value, latest.value, kpi.unitCode);
  return {
    trend: {
      difference: onTheWire(difference),
      change: onTheWireOrNull(share),
      verdict: verdictOf(kpi, earlier.value, latest.value),
      against: periodOf(earlier.window),
    },
    noTrend: null,
  };
}

/** The points go back from the newest value in steps of its own length. */
function sparklineOf(values: KpiValues, kpi: KpiDefinition, newest: Months): OverviewRow['sparkline'] {
  const length = monthsOf[values.spanOf(kpi)];
  return Array.from({ length: sparklinePoints }, (_, index) => {
    const back = (sparklinePoints - 1 - index) * length;
    const window = { first: newest.last - length + 1 - back, last: newest.last - back };
    const { value, completeness } = values.periodValue(kpi, window);
    return {
      period: periodOf(window).code,
      value: onTheWireOrNull(value),
      whole: completeness.state === 'WHOLE',
    };
  });
}

import type { Response as Answer, Body, Query } from '@metra/contract/core/operation';
import type { ComparedKpi } from '@metra/contract/operations/frozen-reports';
import type { KpiSeries, kpiHistory } from '@metra/contract/operations/kpi-history';
import type { kpis } from '@metra/contract/operations/kpis';
import type { Call } from '../../../platform/http/call.ts';
import { invalid } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { OrganisationReader } from '../../../platform/http/reader.ts';
import { calendarOf } from '../calendar.ts';
import {
  catalogueLeaves,
  type Definitions,
  isIn,
  offeredKpis,
  shownKpis,
} from '../definitions/definitions.ts';
import { kpiReference } from '../definitions/kpi.views.ts';
import type { KpiNeeds } from '../needs.ts';
import { kpisIn } from '../rules/cross-check.ts';
import { onTheWire } from '../rules/decimal.ts';
import { firstDay, lastDay, type Months, monthOf, periodOf, wholeYears } from '../rules/period.ts';
import { comparedKpis } from './compared-years.views.ts';
import { dueView } from './due.views.ts';
import { formulaView } from './formula.views.ts';
import { seriesView } from './history.views.ts';
import { type HistoryFilter, historyFilter, monthRange } from './history-query.ts';
import { kpiValuesOf } from './kpi-values.ts';
import { lateSources } from './late-sources.ts';
import { currentValue } from './latest-value.ts';
import {
  type OrganisationData,
  organisationDataStore,
  type WantedRecords,
} from './organisation-data.store.ts';
import { originView } from './origin.views.ts';
import { overviewView } from './overview.views.ts';
import { wantsKnown, withProductValues } from './product-values.ts';
import { checksNaming, questionsOf } from './questions.ts';
import { targetsOf } from './target.views.ts';
import { valueContextOf } from './value-context.ts';

/** One request may span this many months, for all KPIs or for a single one. */
const mostMonths = { all: 120, one: 600 } as const;
/** The overview needs thirteen points of a sparkline, the year before the newest, and one more year as a reserve. */
const overviewMonths = 38;
/** Yearly values need more years. */
const yearlyMonths = 13 * 12 + 12;

/** The organisation of the values, and how it counts days and years. */
type Tenant = OrganisationReader['actor'];

export function valuesService({ database, clock, catalogue, measureSchedule }: KpiNeeds) {
  const calendarIn = (actor: Tenant) => calendarOf(clock, actor);
  const todayOf = (actor: Tenant) => calendarIn(actor).today;
  /** Adds the values that the product computes itself, if the query includes them. */
  async function dataOf(actor: Tenant, wanted: WantedRecords): Promise<OrganisationData> {
    const { organisationId } = actor;
    const known = await catalogue();
    const calendar = calendarIn(actor);
    const data = await organisationDataStore(database.kysely, organisationId).read(known, {
      ...wanted,
      schedule:
        wantsKnown(known, wanted.kpiIds, 'MEASURES_ON_SCHEDULE') &&
        measureSchedule(organisationId, calendar.today),
    });
    return wantsKnown(known, wanted.kpiIds) ? withProductValues(data, calendar) : data;
  }

  /** Whole years are read, because a point may start before the requested range or end after it. */
  async function dataWithin(
    { actor }: Pick<OrganisationReader, 'actor'>,
    range: Months,
    kpiIds?: readonly number[],
  ) {
    const known = await catalogue();
    const { first, last } = wholeYears(range, actor.firstMonth);
    const data = await dataOf(actor, {
      kpiIds: kpiIds && catalogueLeaves(known, kpiIds),
      from: firstDay(Math.max(12, first)),
      to: lastDay(last),
    });
    return { ...data, values: kpiValuesOf(data.definitions, data, calendarIn(actor)) };
  }

  /** Returns the cross-checks of a catalogue KPI, with the ids of all KPIs that they name. */
  async function comparedWith(kpiId: number) {
    const known = await catalogue();
    const kpi = known.kpis.find(({ id }) => id === kpiId);
    const checks = kpi ? checksNaming(known.crossChecks, kpi) : [];
    const slugs = new Set(checks.flatMap(kpisIn));
    return { checks, kpiIds: known.kpis.filter(({ slug }) => slugs.has(slug)).map(({ id }) => id) };
  }

  const dataSince = async (actor: Tenant, today: string, months: number) =>
    dataOf(actor, { from: firstDay(monthOf(today) - months) });

  async function currentContext({ actor, language }: OrganisationReader, months: number) {
    const calendar = calendarIn(actor);
    const data = await dataSince(actor, calendar.today, months);
    return valueContextOf(data, kpiValuesOf(data.definitions, data, calendar), { language });
  }

  async function filteredSeries(
    call: OrganisationReader,
    filter: HistoryFilter & { withSwitchedOff?: boolean },
  ): Promise<KpiSeries[]> {
    const { granularity, kpiIds } = filter;
    const range = monthRange(filter, todayOf(call.actor), mostMonths.all);
    const { definitions, values, targets } = await dataWithin(call, range);
    const shown =
      kpiIds.length > 0
        ? kpiIds.map((id) => knownKpi(definitions, id)).filter((kpi) => isIn(kpi, filter))
        : (filter.withSwitchedOff ? offeredKpis : shownKpis)(definitions, filter);
    return shown.map((kpi) => seriesView(values, kpi, targets, { range, granularity }, call.language));
  }

  return {
    filteredSeries,

    allSeries: async (
      call: OrganisationReader,
      { filter = [] }: Query<typeof kpiHistory.all>,
    ): Promise<Answer<typeof kpiHistory.all>> => ({
      items: await filteredSeries(call, historyFilter(filter)),
    }),

    async series(
      call: OrganisationReader,
      kpiId: number,
      query: Query<typeof kpiHistory.one>,
    ): Promise<Answer<typeof kpiHistory.one>> {
      const range = monthRange(query, todayOf(call.actor), mostMonths.one);
      const { definitions, values, targets } = await dataWithin(call, range, [kpiId]);
      const kpi = knownKpi(definitions, kpiId);
      return {
        ...seriesView(values, kpi, targets, { ...query, range }, call.language),
        waitsFor: lateSources(values, kpi, currentValue(definitions, values, kpi), call.language),
      };
    },

    async origin(
      call: Call,
      kpiId: number,
      { from, to }: Query<typeof kpiHistory.origin>,
    ): Promise<Answer<typeof kpiHistory.origin>> {
      const window = { first: monthOf(from), last: monthOf(to) };
      if (from > to) throw invalid('to', 'endsBeforeStart');
      if (from !== firstDay(window.first) || to !== lastDay(window.last))
        throw invalid('from', 'notWholePeriods');
      if (window.last - window.first >= mostMonths.one) throw invalid('from', 'tooLong');
      const { checks, kpiIds } = await comparedWith(kpiId);
      const { definitions, values } = await dataWithin(call, window, [kpiId, ...kpiIds]);
      const kpi = knownKpi(definitions, kpiId);
      const { language } = call;
      return {
        ...originView(definitions, values, kpi, window, language),
        questions: questionsOf({ definitions, values, checks, language }, kpi, window),
      };
    },

    async checkFormula(
      { actor, language }: Call,
      body: Body<typeof kpis.checkFormula>,
    ): Promise<Answer<typeof kpis.checkFormula>> {
      const calendar = calendarIn(actor);
      const data = await dataSince(actor, calendar.today, overviewMonths);
      const { organisationId } = body.kpiId === null ? actor : knownKpi(data.definitions, body.kpiId);
      return formulaView(data, { ...body, organisationId }, { calendar, language });
    },

    /** Compares KPIs of two years over the same months of each, at most `months` of them. */
    async compared(call: Call, first: readonly [number, number], months: number): Promise<ComparedKpi[]> {
      if (months === 0) return [];
      const span = { first: Math.min(...first), last: Math.max(...first) + months - 1 };
      const data = await dataWithin(call, span);
      return comparedKpis(data, { first, months, calendar: calendarIn(call.actor), language: call.language });
    },

    overview: async (
      call: OrganisationReader,
      query: Query<typeof kpiHistory.overview>,
    ): Promise<Answer<typeof kpiHistory.overview>> =>
      overviewView(await currentContext(call, yearlyMonths), query, (await catalogue()).crossChecks),

    due: async (
      call: OrganisationReader,
      query: Query<typeof kpiHistory.due>,
    ): Promise<Answer<typeof kpiHistory.due>> => dueView(await currentContext(call, overviewMonths), query),

    async mine(call: OrganisationReader): Promise<Answer<typeof kpis.mine>> {
      const { language } = call;
      const { definitions, values, targets } = await currentContext(call, overviewMonths);
      const ids = [...new Set(targets.map(({ kpi_id }) => kpi_id))];
      return {
        items: ids.flatMap((id) => {
          const kpi = definitions.byId.get(id);
          if (!kpi) return [];
          const latest = currentValue(definitions, values, kpi);
          return {
            ...kpiReference(kpi, language),
            latest: latest ? { period: periodOf(latest.window), value: onTheWire(latest.value) } : null,
            targets: targetsOf(targets, id, language),
          };
        }),
      };
    },
  };
}

function knownKpi(definitions: Definitions, id: number) {
  return orNotFound(definitions.byId.get(id), 'not_found.kpi');
}

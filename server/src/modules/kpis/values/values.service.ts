import type { KpiSeries, kpiHistory } from '@metra/contract/kpi-history';
import type { kpis } from '@metra/contract/kpis';
import type { Response as Answer, Body, Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { textsIn } from '../../../platform/translations.ts';
import type { KpiDefinition } from '../definitions/definition.ts';
import { definitionsFrom, type KpiFilter, shownKpis } from '../definitions/definitions.ts';
import { categoryView, factorView, kpiReference } from '../definitions/kpi.views.ts';
import { readDefinitions } from '../definitions/own-definitions.ts';
import type { KpiNeeds } from '../needs.ts';
import { onTheWire } from '../rules/decimal.ts';
import { firstDay, lastDay, type Months, monthOf, periodOf } from '../rules/period.ts';
import { dueView } from './due.views.ts';
import { formulaView } from './formula.views.ts';
import { seriesView } from './history.views.ts';
import { historyFilter, monthRange } from './history-query.ts';
import { kpiValuesOf } from './kpi-values.ts';
import { currentValue } from './latest-value.ts';
import { readOrganisationData } from './organisation-data.store.ts';
import { originView } from './origin.views.ts';
import { overviewView, valueContextOf } from './overview.views.ts';
import { targetsOf } from './target.views.ts';

/** Months one call may span: all KPIs at once, or a single one. */
const mostMonths = { all: 120, one: 600 } as const;
/** Thirteen points of a sparkline, the year before the newest, and a year of grace. */
const overviewMonths = 38;
/** Yearly values need more years. */
const yearlyMonths = 13 * 12 + 12;

/** Series, overviews and where values come from. */
export function valuesService({ database, clock, catalogue }: KpiNeeds) {
  const db = database.kysely;
  const todayOf = ({ timeZone }: Actor) => clock.today(timeZone).toString();

  /** Records a year longer than asked for: an input entered before leaves a gap where it is missing. */
  async function dataFor(actor: Actor, range: Months, kpiId?: number) {
    const known = await catalogue();
    const wanted = kpiId === undefined ? undefined : leavesIn(known, kpiId);
    const data = await readOrganisationData(db, known, {
      organisationId: actor.organisationId,
      kpiIds: wanted,
      from: firstDay(Math.max(12, range.first - 12)),
      to: lastDay(range.last),
    });
    return { ...data, values: kpiValuesOf(data.definitions, data.records) };
  }

  async function currentContext(actor: Actor, language: Language, months: number) {
    const today = todayOf(actor);
    const data = await readOrganisationData(db, await catalogue(), {
      organisationId: actor.organisationId,
      from: firstDay(monthOf(today) - months),
    });
    return valueContextOf(data, kpiValuesOf(data.definitions, data.records), { today, language });
  }

  async function seriesOf(
    actor: Actor,
    kpiId: number,
    wanted: Query<typeof kpiHistory.one>,
    language: Language,
  ) {
    const range = monthRange(wanted, todayOf(actor), mostMonths.one);
    const { definitions, values, targets } = await dataFor(actor, range, kpiId);
    const kpi = definitions.byId.get(kpiId);
    if (!kpi) throw new DomainError('not_found.kpi');
    return seriesView(values, kpi, targets, { ...wanted, range }, language);
  }

  async function allSeries(
    actor: Actor,
    filter: readonly string[],
    language: Language,
  ): Promise<KpiSeries[]> {
    const asked = historyFilter(filter);
    const range = monthRange(asked, todayOf(actor), mostMonths.all);
    const { definitions, values, targets } = await dataFor(actor, range);
    const shown =
      asked.kpiIds.length > 0
        ? asked.kpiIds.map((id) => definitions.byId.get(id))
        : shownKpis(definitions, asked);
    return shown
      .filter((kpi): kpi is KpiDefinition => {
        if (!kpi) throw new DomainError('not_found.kpi');
        return true;
      })
      .filter(
        ({ sector, category }) =>
          (asked.sector ?? sector) === sector && (asked.category ?? category?.slug) === category?.slug,
      )
      .map((kpi) => seriesView(values, kpi, targets, { range, granularity: asked.granularity }, language));
  }

  return {
    seriesOf,
    allSeries,

    async origin(
      actor: Actor,
      kpiId: number,
      { from, to }: Query<typeof kpiHistory.origin>,
      language: Language,
    ) {
      const window = { first: monthOf(from), last: monthOf(to) };
      if (from > to) throw invalid('to', 'endsBeforeStart');
      if (from !== firstDay(window.first) || to !== lastDay(window.last))
        throw invalid('from', 'notWholePeriods');
      if (window.last - window.first >= mostMonths.one) throw invalid('from', 'tooLong');
      const { definitions, values } = await dataFor(actor, window, kpiId);
      const kpi = definitions.byId.get(kpiId);
      if (!kpi) throw new DomainError('not_found.kpi');
      return originView(definitions, values, kpi, window, language);
    },

    async checkFormula(actor: Actor, asked: Body<typeof kpis.checkFormula>, language: Language) {
      const today = todayOf(actor);
      const data = await readOrganisationData(db, await catalogue(), {
        organisationId: actor.organisationId,
        from: firstDay(monthOf(today) - overviewMonths),
      });
      const kpi = asked.kpiId === null ? null : data.definitions.byId.get(asked.kpiId);
      if (kpi === undefined) throw new DomainError('not_found.kpi');
      const organisationId = kpi ? kpi.organisationId : actor.organisationId;
      return formulaView(data, { ...asked, organisationId }, { today, language });
    },

    overview: async (actor: Actor, filter: KpiFilter, language: Language) =>
      overviewView(await currentContext(actor, language, yearlyMonths), filter),

    due: async (actor: Actor, filter: KpiFilter, language: Language) =>
      dueView(await currentContext(actor, language, overviewMonths), filter),

    async mine(actor: Actor, language: Language): Promise<Answer<typeof kpis.mine>> {
      const { definitions, values, targets } = await currentContext(actor, language, overviewMonths);
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

    async categories(
      { organisationId }: Actor,
      { sector }: Query<typeof kpis.categories>,
      language: Language,
    ): Promise<Answer<typeof kpis.categories>> {
      const definitions = await readDefinitions(db, await catalogue(), organisationId);
      const shown = [...definitions.categories.values()].filter(
        (category) => sector === undefined || category.sector === sector,
      );
      return {
        items: shown.map((category) => {
          const ofCategory = shownKpis(definitions, { category: category.slug });
          const entered = ofCategory.filter(({ formula }) => !formula).length;
          return { ...categoryView(category, language), kpis: ofCategory.length, entered };
        }),
      };
    },

    async factors(
      { page, pageSize, sort, query }: Query<typeof kpis.factors>,
      language: Language,
    ): Promise<Page<Answer<typeof kpis.factors>['items'][number]>> {
      const nameOf = (translations: unknown) => textsIn<{ name: string }>(translations, language).name;
      const words = query?.trim().toLowerCase() ?? '';
      const found = [...(await catalogue()).factors.values()].filter(
        ({ slug, translations }) =>
          slug.includes(words) || nameOf(translations).toLowerCase().includes(words),
      );
      if (sort?.endsWith('name')) {
        const collator = new Intl.Collator(language);
        found.sort((a, b) => collator.compare(nameOf(a.translations), nameOf(b.translations)));
      }
      if (sort?.startsWith('-')) found.reverse();
      const items = found.slice(page * pageSize, (page + 1) * pageSize);
      return { items: items.map((each) => factorView(each, language)), page, pageSize, total: found.length };
    },
  };
}

/** What must be read for a KPI of the catalogue; undefined, so everything, for one of the organisation's own. */
function leavesIn(known: Parameters<typeof definitionsFrom>[0], kpiId: number): number[] | undefined {
  const definitions = definitionsFrom(known, []);
  const kpi = definitions.byId.get(kpiId);
  return kpi && definitions.leavesOf(kpi).map(({ id }) => id);
}

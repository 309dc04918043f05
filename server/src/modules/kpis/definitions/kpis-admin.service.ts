import type { Response as Answer, Body, Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { AdminKpi, AdminKpiDetail, kpisAdmin } from '@metra/contract/operations/kpis-admin';
import { partitionBulkItems, previewBulkItems } from '../../../platform/bulk/bulk-items.ts';
import type { Db } from '../../../platform/database/database.ts';
import { pagesOfList } from '../../../platform/database/pages-of-list.ts';
import type { Call } from '../../../platform/http/call.ts';
import { exportList, listColumns } from '../../../platform/http/list-export.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { dayCell, numberCell } from '../../../platform/text/exported-sheet.ts';
import { lackingLanguages } from '../../../platform/translations.ts';
import { whatChanged } from '../../../platform/what-changed.ts';
import { factorTitle } from '../factors/factor.views.ts';
import type { KpiNeeds } from '../needs.ts';
import { firstDay, lastDay, lastEnded } from '../rules/period.ts';
import { catalogueStore } from './catalogue.store.ts';
import { usersOf } from './check-formula.ts';
import type { KpiDefinition } from './definition.ts';
import { definitionLock } from './definition-lock.store.ts';
import { type Definitions, definitionsOf } from './definitions.ts';
import { formulaChangeViews } from './formula-changes.views.ts';
import { kpiReference, kpiTexts, kpiView } from './kpi.views.ts';
import { type AskedKpi, kpiUsageViews } from './kpi-usage.views.ts';
import { kpiStore } from './kpis.store.ts';
import { kpisAdminViews } from './kpis-admin.views.ts';
import { listKpis } from './list-kpis.ts';

type ListQuery = Query<typeof kpisAdmin.list>;

const columns = listColumns<AdminKpi>({
  'Kennzahl / KPI': ({ name }) => name,
  'Kategorie / Category': ({ category }) => category?.name ?? null,
  'Einheit / Unit': ({ unit }) => unit.label,
  'Formel / Formula': ({ formula }) => formula?.expression ?? null,
  'Organisationen / Organisations': ({ organisations }) => numberCell(organisations),
  'Mit Ziel / With target': ({ targets }) => numberCell(targets),
  'Abdeckung / Coverage': ({ coverage }) => numberCell(coverage),
  'Zuletzt bis / Last until': ({ lastPeriodEnd }) => dayCell(lastPeriodEnd),
  'Fehlende Sprache / Missing language': ({ lacks }) => lacks.join(', '),
  'Kürzel / Slug': ({ slug }) => slug,
  'Nummer / Number': ({ id }) => numberCell(id),
});

export function kpisAdminService({ database, clock, signals, audit }: KpiNeeds) {
  const definitionsIn = async (db: Db): Promise<Definitions> =>
    definitionsOf(await catalogueStore(db).read(), []);

  /** The twelve months end with the last finished period of the calendar. */
  function askedOf({ id, frequency }: KpiDefinition, { actor }: Call): AskedKpi {
    const { last } = lastEnded({ today: clock.today(actor.timeZone).toString(), firstMonth: 1 }, frequency);
    return { id, firstDay: firstDay(last - 11), lastDay: lastDay(last) };
  }

  async function viewsOf(
    db: Db,
    call: Call,
    definitions: Definitions,
    kpis: readonly KpiDefinition[],
    counts: ReadonlyMap<number, number>,
  ) {
    const usage = await kpiUsageViews(db).of(kpis.map((kpi) => askedOf(kpi, call)));
    return kpis.map((kpi): AdminKpi => {
      const { targets = 0, coverage = null, lastPeriodEnd = null } = usage.get(kpi.id) ?? {};
      return {
        ...kpiView(kpi, { language: call.language, canEdit: true, switchedOff: undefined }),
        organisations: counts.get(kpi.id) ?? 0,
        targets,
        coverage,
        lastPeriodEnd,
        usedBy: usersOf(definitions, kpi).map(({ slug }) => slug),
        lacks: lackingLanguages(kpi.translations),
      };
    });
  }

  async function list(call: Call, { used, sort, ...query }: ListQuery): Promise<Page<AdminKpi>> {
    const db = database.kysely;
    const definitions = await definitionsIn(db);
    const counts = await catalogueStore(db).organisationsUsing(definitions.all.map(({ id }) => id));
    const isUsed = ({ id }: KpiDefinition) => (counts.get(id) ?? 0) > 0;
    const asked =
      used === undefined ? definitions.all : definitions.all.filter((kpi) => isUsed(kpi) === used);
    const page = listKpis(asked, { ...query, active: query.active ?? 'ANY', sort }, call.language, counts);
    return { ...page, items: await viewsOf(db, call, definitions, page.items, counts) };
  }

  async function kpiOf(db: Db, id: number): Promise<{ definitions: Definitions; kpi: KpiDefinition }> {
    const definitions = await definitionsIn(db);
    const kpi = orNotFound(definitions.byId.get(id), 'not_found.kpi');
    return { definitions, kpi };
  }

  const named = (kpi: KpiDefinition, language: Language) => ({
    id: kpi.id,
    version: kpi.version,
    name: kpiTexts(kpi, language).name,
    kpi,
  });

  /** A formula that is in use needs all KPIs that it names. */
  const reasonAgainst =
    (definitions: Definitions, active: boolean, switched: readonly number[]) =>
    ({ kpi }: { kpi: KpiDefinition }) => {
      if (kpi.active === active) return 'UNCHANGED' as const;
      const users = usersOf(definitions, kpi).filter((user) => user.active && !switched.includes(user.id));
      return !active && users.length > 0 ? ('IN_FORMULA' as const) : null;
    };

  return {
    list,

    export: (call: Call, asked: Query<typeof kpisAdmin.export>) =>
      exportList({ database, audit, clock }, call, {
        list: 'kpis',
        name: { de: 'Kennzahlen', en: 'KPIs' },
        columns,
        asked,
        pages: pagesOfList((page) => list(call, { ...asked, ...page })),
      }),

    async read(call: Call, id: number): Promise<AdminKpiDetail> {
      const db = database.kysely;
      const { definitions, kpi } = await kpiOf(db, id);
      const counts = await catalogueStore(db).organisationsUsing([id]);
      const [only] = await viewsOf(db, call, definitions, [kpi], counts);
      const view = orNotFound(only, 'not_found.kpi');
      const reference = (each: KpiDefinition) => {
        const { slug, name, sector } = kpiReference(each, call.language);
        return { id: each.id, slug, name, sector };
      };
      return {
        ...view,
        inputs: kpi.inputs.flatMap((slug) => {
          const input = definitions.named(slug, kpi);
          return input ? [reference(input)] : [];
        }),
        factors: kpi.factors.flatMap((written) => {
          const factor = definitions.factors.factorOf(written);
          return factor ? [{ id: factor.id, name: factorTitle(written, factor, call.language) }] : [];
        }),
        formulas: usersOf(definitions, kpi).map(reference),
        goals: await kpisAdminViews(db, { language: call.language }).goalsReading(id),
      };
    },

    async organisations(call: Call, id: number, query: Query<typeof kpisAdmin.organisations>) {
      const { kpi } = await kpiOf(database.kysely, id);
      return kpiUsageViews(database.kysely).organisations(askedOf(kpi, call), query);
    },

    async formulaChanges(_: Call, id: number, query: Query<typeof kpisAdmin.formulaChanges>) {
      await kpiOf(database.kysely, id);
      return formulaChangeViews(database.kysely).list(id, query);
    },

    async previewSwitch(
      { language }: Call,
      { ids, active }: Body<typeof kpisAdmin.previewSwitch>,
    ): Promise<Answer<typeof kpisAdmin.previewSwitch>> {
      const definitions = await definitionsIn(database.kysely);
      const rows = definitions.all.filter(({ id }) => ids.includes(id)).map((kpi) => named(kpi, language));
      const items = previewBulkItems(ids, rows, reasonAgainst(definitions, active, ids));
      const touched = items.filter(({ outcome }) => outcome === 'TOUCHED').map(({ id }) => id);
      return {
        items,
        effects: active ? [] : await kpisAdminViews(database.kysely, { language }).effects(touched),
        canUndo: true,
        undoUntil: null,
      };
    },

    switch: (
      { actor, origin, language }: Call,
      { items, active }: Body<typeof kpisAdmin.switch>,
    ): Promise<Answer<typeof kpisAdmin.switch>> =>
      database.transaction(async (tx) => {
        await definitionLock(tx).ofCatalogue();
        const definitions = await definitionsIn(tx);
        const ids = items.map(({ id }) => id);
        const rows = definitions.all.filter(({ id }) => ids.includes(id)).map((kpi) => named(kpi, language));
        const { toDo, leftOut } = partitionBulkItems(items, rows, reasonAgainst(definitions, active, ids));
        if (toDo.length === 0) return { done: [], leftOut };
        const switchedIds = toDo.map(({ id }) => id);
        await kpiStore(tx, null).switch(switchedIds, active, clock.now());
        const details = whatChanged({ active: !active }, { active });
        await audit.recordEach(
          tx,
          switchedIds.map((id) => ({ action: 'kpi.changed', actor, subject: `kpi:${id}`, origin, details })),
        );
        await signals.send(tx, 'catalogue');
        return { done: toDo.map(({ id, version }) => ({ id, version: version + 1 })), leftOut };
      }),
  };
}

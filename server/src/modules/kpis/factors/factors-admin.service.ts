import type { Response as Answer, Body, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { AdminFactor, AdminFactorDetail, factorsAdmin } from '@metra/contract/operations/factors-admin';
import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { pagesOfList } from '../../../platform/database/pages-of-list.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { exportList, listColumns } from '../../../platform/http/list-export.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { dayCell, numberCell } from '../../../platform/text/exported-sheet.ts';
import { lackingLanguages } from '../../../platform/translations.ts';
import { whatChanged } from '../../../platform/what-changed.ts';
import { catalogueStore } from '../definitions/catalogue.store.ts';
import type { FactorDefinition, KpiDefinition } from '../definitions/definition.ts';
import { type Definitions, definitionsOf } from '../definitions/definitions.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import { listInMemory } from '../definitions/list-in-memory.ts';
import { isFoundBy } from '../definitions/list-kpis.ts';
import type { KpiNeeds } from '../needs.ts';
import { factorChangeViews } from './catalogue-changes.views.ts';
import { factorView } from './factor.views.ts';
import { factorChangeStore } from './factor-changes.store.ts';
import { isSelector } from './factor-names.ts';
import { dueOn, reviewReasons, reviewView } from './factor-review.ts';
import { factorAdminStore } from './factors-admin.store.ts';
import { resolvedFactors } from './resolve-factors.ts';
import { reviewerViews } from './reviewer.views.ts';
import { touchedResultViews } from './touched-results.views.ts';

type ListQuery = Query<typeof factorsAdmin.list>;

const columns = listColumns<AdminFactor>({
  'Faktor / Factor': ({ name }) => name,
  'Land / Country': ({ country }) => country,
  'Jahr / Year': ({ year }) => numberCell(year),
  'Wert / Value': ({ value }) => numberCell(value),
  'Einheit / Unit': ({ unit }) => unit,
  'Quelle / Source': ({ source }) => source,
  Link: ({ url }) => url,
  'Zu prüfen bis / Review by': ({ dueOn }) => dayCell(dueOn),
  'Geprüft am / Reviewed on': ({ reviewedAt }) => dayCell(reviewedAt?.slice(0, 10) ?? null),
  'Formeln / Formulas': ({ formulas }) => numberCell(formulas),
  'Kürzel / Slug': ({ slug }) => slug,
  'Nummer / Number': ({ id }) => numberCell(id),
});

export function factorsAdminService({ database, clock, signals, audit }: KpiNeeds) {
  const definitionsIn = async (db: Db): Promise<Definitions> =>
    definitionsOf(await catalogueStore(db).read(), []);
  const todayOf = ({ actor }: Call) => clock.today(actor.timeZone).toString();

  /** Returns the catalogue KPIs whose formulas name a factor, directly or through a selector. */
  const usersOf = ({ all, factors }: Definitions, factor: FactorDefinition): KpiDefinition[] =>
    all.filter(({ factors: written }) =>
      written.some((name) =>
        isSelector(name) ? selectorOf(name) === factor.selector : factors.factorOf(name)?.id === factor.id,
      ),
    );

  function viewOf(definitions: Definitions, factor: FactorDefinition, call: Call): AdminFactor {
    return {
      ...reviewView(factor, call.language, todayOf(call)),
      validFrom: factor.validFrom,
      validTo: factor.validTo,
      reviewedAt: factor.reviewedAt && new Date(factor.reviewedAt).toISOString(),
      formulas: usersOf(definitions, factor).length,
      lacks: lackingLanguages(factor.translations),
      version: factor.version,
    };
  }

  function factorOf({ factors }: Definitions, id: number): FactorDefinition {
    const factor = [...factors.catalogue.values()].find((each) => each.id === id);
    return orNotFound(factor, 'not_found.factor');
  }

  async function read(db: Db, call: Call, id: number): Promise<AdminFactorDetail> {
    const definitions = await definitionsIn(db);
    const factor = factorOf(definitions, id);
    const { language } = call;
    const fallback = factor.fallback === null ? undefined : definitions.factors.factorOf(factor.fallback);
    return {
      ...viewOf(definitions, factor, call),
      translations: textsOf(factor),
      unitCode: factor.unitCode,
      review: factor.review,
      reviewedBy:
        factor.reviewedBy === null ? null : ((await reviewerViews(db).name(factor.reviewedBy)) ?? null),
      usedBy: usersOf(definitions, factor).map((kpi) => ({
        id: kpi.id,
        name: kpiTexts(kpi, language).name,
        sector: kpi.sector,
      })),
      fallback: fallback ? factorView(fallback, language).name : null,
    };
  }

  async function list(
    call: Call,
    { query, kind, country, due, dueWithinDays, ...asked }: ListQuery,
  ): Promise<Page<AdminFactor>> {
    const definitions = await definitionsIn(database.kysely);
    const today = todayOf(call);
    const until =
      dueWithinDays === undefined
        ? undefined
        : Temporal.PlainDate.from(today).add({ days: dueWithinDays }).toString();
    const found = [...definitions.factors.catalogue.values()].filter(
      (factor) =>
        (kind === undefined || factor.kind === kind) &&
        (country === undefined || factor.country === country) &&
        (due === undefined || reviewReasons(factor, today).length > 0 === due) &&
        (until === undefined || dueOn(factor) <= until) &&
        isFoundBy(query, [factorView(factor, call.language).name, factor.slug]),
    );
    const positions = new Map(found.map(({ id, position }) => [id, position]));
    const { compare } = new Intl.Collator(call.language);
    // Factors without a country come last in both directions, as nulls do in every list.
    const last = asked.sort === '-country' ? '' : '\uffff';
    const placeOf = ({ country: of }: AdminFactor) => of ?? last;
    return listInMemory(
      found.map((factor) => viewOf(definitions, factor, call)),
      {
        name: (a, b) => compare(a.name, b.name),
        country: (a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0),
        year: (a, b) => a.year - b.year,
        dueOn: (a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0),
        position: (a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0),
      },
      'position',
      asked,
    );
  }

  /** Locks the factor, records its former state and invalidates the cache of every server. */
  const change = (
    call: Call,
    id: number,
    { version, action, why }: { version: number; action: AuditAction; why: string | null },
    write: (store: ReturnType<typeof factorAdminStore>, tx: Tx) => Promise<void>,
  ): Promise<AdminFactorDetail> =>
    database.transaction(async (tx) => {
      const store = factorAdminStore(tx);
      const present = orNotFound(await store.versionOf(id), 'not_found.factor');
      assertVersion(present, version);
      const before = await read(tx, call, id);
      const changes = factorChangeStore(tx);
      const states = await changes.states();
      await write(store, tx);
      await changes.record(states, { accountId: call.actor.accountId, why });
      const after = await read(tx, call, id);
      await audit.record(tx, {
        action,
        actor: call.actor,
        subject: `factor:${id}`,
        origin: call.origin,
        details: { ...whatChanged(stateOf(before), stateOf(after)), ...(why && { why }) },
      });
      await signals.send(tx, 'catalogue');
      return after;
    });

  return {
    list,

    export: (call: Call, asked: Query<typeof factorsAdmin.export>) =>
      exportList({ database, audit, clock }, call, {
        list: 'factors',
        name: { de: 'Faktoren', en: 'Factors' },
        columns,
        asked,
        pages: pagesOfList((page) => list(call, { ...asked, ...page })),
      }),

    read: (call: Call, id: number): Promise<AdminFactorDetail> => read(database.kysely, call, id),

    update: (call: Call, id: number, body: Body<typeof factorsAdmin.update>): Promise<AdminFactorDetail> =>
      change(call, id, { version: body.version, action: 'factor.changed', why: null }, (store) =>
        store.update(id, body, clock.now()),
      ),

    putValue: (
      call: Call,
      id: number,
      year: number,
      { version, why, value, confidence }: Body<typeof factorsAdmin.putValue>,
    ): Promise<AdminFactorDetail> =>
      change(call, id, { version, action: 'factor.value_entered', why: why.trim() }, (store) =>
        store.putValue(
          id,
          year,
          { value, confidence },
          { accountId: call.actor.accountId, now: clock.now() },
        ),
      ),

    review: (
      call: Call,
      id: number,
      { version, seenIn }: Body<typeof factorsAdmin.review>,
    ): Promise<AdminFactorDetail> =>
      change(call, id, { version, action: 'factor.reviewed', why: null }, (store) =>
        store.review(id, seenIn?.trim() || null, { accountId: call.actor.accountId, now: clock.now() }),
      ),

    /**
     * A value applies from its year until the year of the next value; years before the first value use the first one.
     */
    async touched(_: Call, id: number, year: number): Promise<Answer<typeof factorsAdmin.touched>> {
      const definitions = await definitionsIn(database.kysely);
      const factor = factorOf(definitions, id);
      const years = [factor.year, ...factor.history.map((each) => each.year)];
      const next = years.filter((each) => each > year).toSorted((a, b) => a - b)[0];
      const kpis = usersOf(definitions, factor);
      const entered = [...new Set(kpis.flatMap((kpi) => definitions.leavesOf(kpi).map((leaf) => leaf.id)))];
      const isFirst = years.every((each) => each >= year);
      const counts = await touchedResultViews(database.kysely).organisations(entered, {
        firstDay: isFirst ? '1900-01-01' : `${year}-01-01`,
        lastDay: next === undefined ? '9999-12-31' : `${next - 1}-12-31`,
      });
      /** Returns whether organisations of a country get this factor for one of the names. */
      const isWanted = (country: string | null) => {
        const { factorOf: found } = resolvedFactors(definitions.factors.catalogue, { country, own: [] });
        return kpis.some((kpi) => kpi.factors.some((name) => found(name)?.id === id));
      };
      return {
        firstYear: year,
        lastYear: next === undefined ? null : next - 1,
        kpis: kpis.length,
        organisations: counts
          .filter(({ country }) => isWanted(country))
          .reduce((sum, { organisations }) => sum + organisations, 0),
      };
    },

    async changes(
      { language }: Call,
      id: number,
      query: Query<typeof factorsAdmin.changes>,
    ): Promise<Answer<typeof factorsAdmin.changes>> {
      const factor = factorOf(await definitionsIn(database.kysely), id);
      return factorChangeViews(database.kysely, { language }).list(factor, query);
    },
  };
}

/** The contract-based factor of electricity falls back to the country's residual mix. */
const selectorOf = (name: string): string => (name === 'electricity-market' ? 'residual-mix' : name);

type FactorTexts = AdminFactorDetail['translations'];
type DeliveredTexts = Omit<FactorTexts['de'], 'source'> & Partial<FactorTexts['de']>;

/** A factor whose value nobody has found is delivered without a source. The editors' form needs an empty text. */
function textsOf({ translations }: FactorDefinition): FactorTexts {
  const { de, en } = translations as { de: DeliveredTexts; en?: DeliveredTexts };
  return { de: { source: '', ...de }, ...(en && { en: { source: '', ...en } }) };
}

const stateOf = ({
  translations,
  value,
  year,
  history,
  url,
  seenIn,
  review,
  confidence,
}: AdminFactorDetail) => ({
  translations,
  value,
  year,
  // The values are keyed by year, so that the audit log shows only the changed year.
  values: Object.fromEntries(history.map((each) => [each.year, each.value])),
  url,
  seenIn,
  review,
  confidence,
});

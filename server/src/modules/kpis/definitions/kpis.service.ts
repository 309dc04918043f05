import type { FieldError } from '@metra/contract/core/errors';
import type { Response as Answer, Body, Query } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { kpis } from '@metra/contract/operations/kpis';
import { isUnitCode } from '@metra/contract/rules/units';
import type { Kpi, KpiWrite } from '@metra/contract/shapes/kpi-shapes';
import { announceChange } from '../../../platform/announce-change.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isEditor } from '../../../platform/http/access.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { whatChanged } from '../../../platform/what-changed.ts';
import type { KpiNeeds } from '../needs.ts';
import { lockKpisForWriting, releaseKpi } from '../records/records.store.ts';
import { unitParts } from '../rules/unit-parts.ts';
import { catalogueStore } from './catalogue.store.ts';
import { checkFormula, usersOf } from './check-formula.ts';
import type { KpiDefinition } from './definition.ts';
import { definitionLock } from './definition-lock.store.ts';
import { definitionStore } from './definitions.store.ts';
import type { Definitions } from './definitions.ts';
import { formulaChangeStore } from './formula-changes.store.ts';
import { kpiTexts, kpiView } from './kpi.views.ts';
import { type KpiToStore, kpiStore } from './kpis.store.ts';
import { listKpis } from './list-kpis.ts';
import { switchedOffStore } from './switched-off.store.ts';

const ownLimit = 500;
const mayEdit = (kpi: KpiDefinition, actor: Actor) => kpi.organisationId !== null || isEditor(actor);

export function kpisService({ database, clock, signals, audit, catalogue }: KpiNeeds) {
  /** Writes are checked against the stored catalogue, because the cached one can be out of date. */
  const storedDefinitions = async (db: Db, { organisationId }: Actor): Promise<Definitions> =>
    definitionStore(db, organisationId).read(await catalogueStore(db).read());

  const lockDefinitions = (tx: Tx, organisationId: number | null) =>
    organisationId === null
      ? definitionLock(tx).ofCatalogue()
      : definitionLock(tx).ofOrganisation(organisationId);

  /** Locks the KPI and all KPIs that are known beside it until the transaction ends. */
  async function editableKpi(tx: Tx, { actor }: Call, id: number) {
    const owner = orNotFound(await kpiStore(tx, actor.organisationId).ownerOf(id), 'not_found.kpi');
    if (owner === null && !isEditor(actor)) throw new DomainError('auth.forbidden');
    await lockDefinitions(tx, owner);
    const definitions = await storedDefinitions(tx, actor);
    const kpi = orNotFound(definitions.byId.get(id), 'not_found.kpi');
    return { definitions, kpi };
  }

  async function view(db: Db, { actor, language }: Call, id: number): Promise<Kpi> {
    const { byId, switchedOff } = await storedDefinitions(db, actor);
    const kpi = orNotFound(byId.get(id), 'not_found.kpi');
    return kpiView(kpi, { language, canEdit: mayEdit(kpi, actor), switchedOff: switchedOff.get(id) });
  }

  const announce = announceChange({ audit, signals }, { topic: 'catalogue', subject: 'kpi' });

  return {
    async list({ actor, language }: Call, query: Query<typeof kpis.list>): Promise<Answer<typeof kpis.list>> {
      const store = definitionStore(database.kysely, actor.organisationId);
      const { all, switchedOff } = await store.read(await catalogue());
      const wanted = query.switchedOff;
      const asked = wanted === undefined ? all : all.filter(({ id }) => switchedOff.has(id) === wanted);
      const page = listKpis(asked, query, language);
      const canEdit = (kpi: KpiDefinition) => mayEdit(kpi, actor);
      return {
        ...page,
        items: page.items.map((kpi) =>
          kpiView(kpi, { language, canEdit: canEdit(kpi), switchedOff: switchedOff.get(kpi.id) }),
        ),
      };
    },

    read: (call: Call, id: number): Promise<Kpi> => view(database.kysely, call, id),

    create: (call: Call, body: Body<typeof kpis.create>): Promise<Kpi> =>
      database.transaction(async (tx) => {
        const { actor } = call;
        const { catalogue: forAll, slug: wantedSlug, ...write } = body;
        if (forAll && !isEditor(actor)) throw new DomainError('auth.forbidden');
        const organisationId = forAll ? null : actor.organisationId;
        await lockDefinitions(tx, organisationId);
        const definitions = await storedDefinitions(tx, actor);
        const own = definitions.all.filter((kpi) => kpi.organisationId !== null);
        if (!forAll && own.length >= ownLimit) throw new DomainError('kpi.limit_reached');
        const isTaken = (slug: string) => definitions.all.some((kpi) => kpi.slug === slug);
        if (wantedSlug !== undefined && isTaken(wantedSlug)) throw new DomainError('conflict.slug');
        const kpi = toStore(definitions, write, { kpiId: null, organisationId }, call.language);
        const slug = wantedSlug ?? freeSlug(write.translations.de.name, isTaken);
        const id = await kpiStore(tx, organisationId).create(slug, kpi, clock.now());
        await formulaChangeStore(tx, organisationId).record(actor.accountId, clock.now(), {
          kpiId: id,
          before: null,
          after: kpi.formula,
          why: null,
        });
        const created = await view(tx, call, id);
        if (organisationId === null) await announce(tx, call, 'kpi.created', id, { after: stateOf(created) });
        return created;
      }),

    update: (call: Call, id: number, body: Body<typeof kpis.update>): Promise<Kpi> =>
      database.transaction(async (tx) => {
        const { version, why, ...write } = body;
        const { definitions, kpi } = await editableKpi(tx, call, id);
        const store = kpiStore(tx, kpi.organisationId);
        await store.lock(id);
        assertVersion(kpi.version, version);
        if (kpi.computedBy && write.formula) throw invalid('formula', 'not');
        const owner = { kpiId: id, organisationId: kpi.organisationId };
        const next = toStore(definitions, write, owner, call.language);
        const touchesValues =
          next.unit !== kpi.unitCode ||
          next.frequency !== kpi.frequency ||
          (next.formula === null) !== (kpi.formula === null);
        if (touchesValues && (await store.hasRecords(id))) throw new DomainError('kpi.has_records');
        await store.update(id, next, clock.now());
        await formulaChangeStore(tx, kpi.organisationId).record(call.actor.accountId, clock.now(), {
          kpiId: id,
          before: kpi.formula,
          after: next.formula,
          why: why?.trim() || null,
        });
        const changed = await view(tx, call, id);
        if (kpi.organisationId === null) {
          const before = kpiView(kpi, { language: call.language, canEdit: true, switchedOff: undefined });
          await announce(tx, call, 'kpi.changed', id, whatChanged(stateOf(before), stateOf(changed)));
        }
        return changed;
      }),

    remove: (call: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const { definitions, kpi } = await editableKpi(tx, call, id);
        const store = kpiStore(tx, kpi.organisationId);
        await store.lock(id);
        const formulas = usersOf(definitions, kpi).filter(({ active }) => active);
        const isOwn = kpi.organisationId !== null;
        // Values of other companies for a catalogue KPI stay, so the KPI is only hidden.
        const { records, goals } = isOwn ? await store.uses(id) : { records: 0, goals: 0 };
        const fields = [
          ...formulas.map((user) => inUse('formulas', kpiTexts(user, call.language).name)),
          ...(records > 0 ? [inUse('records', String(records))] : []),
          ...(goals > 0 ? [inUse('goals', String(goals))] : []),
        ];
        if (fields.length > 0) throw new DomainError('kpi.in_use', { fields });
        if (isOwn) return store.remove(id);
        await store.switch([id], false, clock.now());
        await announce(tx, call, 'kpi.removed', id);
      }),

    switchOff: (call: Call, id: number, { reason }: Body<typeof kpis.switchOff>): Promise<Kpi> =>
      database.transaction(async (tx) => {
        const { organisationId, accountId } = call.actor;
        if ((await kpiStore(tx, organisationId).ownerOf(id)) === undefined)
          throw new DomainError('not_found.kpi');
        // Writes of values that have started finish first; later ones find the KPI switched off.
        await lockKpisForWriting(tx, organisationId, [id]);
        await switchedOffStore(tx, organisationId).switchOff(id, reason.trim(), accountId, clock.now());
        await releaseKpi(tx, organisationId, id);
        return view(tx, call, id);
      }),

    switchOn: (call: Call, id: number): Promise<Kpi> =>
      database.transaction(async (tx) => {
        await switchedOffStore(tx, call.actor.organisationId).switchOn(id);
        return view(tx, call, id);
      }),
  };
}

const stateOf = ({
  translations,
  formula,
  plausible,
  unit,
  frequency,
  aggregation,
  direction,
  band,
  disclosures,
  active,
}: Kpi) => ({
  translations,
  formula,
  plausible,
  unit: unit.code,
  frequency,
  aggregation,
  direction,
  band,
  disclosures,
  active,
});

const inUse = (path: string, detail: string): FieldError => ({ path, key: 'inUse', detail });

/** Checks the unit, the category and the formula against the definitions that they name. */
function toStore(
  definitions: Definitions,
  { category, formula, ...write }: KpiWrite,
  owner: { kpiId: number | null; organisationId: number | null },
  language: Language,
): KpiToStore {
  const known = [...definitions.categories.values()].find(({ slug }) => slug === category);
  if (category !== null && !known) throw new DomainError('not_found.category');
  if (known && known.sector !== write.sector) throw invalid('category', 'sector');
  const isOfCatalogue = definitions.all.some((kpi) => kpi.unitCode === write.unit);
  // A computed value may have a derived unit such as kWh per person.
  const isDerived = formula !== null && unitParts(write.unit) !== undefined;
  if (!isUnitCode(write.unit) && !isOfCatalogue && !isDerived) throw invalid('unit', 'enum');
  const { min, max } = write.plausible;
  if (min !== null && max !== null && min > max) throw invalid('plausible/max', 'minimum');
  return {
    ...write,
    band: bandToStore(write),
    // A computed value is not rounded to a whole number.
    wholeNumber: formula === null && write.wholeNumber,
    categoryId: known?.id ?? null,
    formula: formula && formulaToStore(definitions, formula, { ...owner, unit: write.unit }, language),
  };
}

function bandToStore({ direction, band }: Pick<KpiWrite, 'direction' | 'band'>): KpiWrite['band'] {
  if (direction !== 'BAND') return null;
  if (!band) throw invalid('band', 'required');
  if (band.min >= band.max) throw invalid('band/max', 'minimum');
  return band;
}

function formulaToStore(
  definitions: Definitions,
  { expression, optional }: NonNullable<KpiWrite['formula']>,
  about: { kpiId: number | null; organisationId: number | null; unit: string },
  language: Language,
) {
  const { problems, kpis: used } = checkFormula(definitions, { expression, optional, ...about }, language);
  if (problems.length > 0) {
    throw new DomainError('kpi.formula_invalid', {
      fields: problems.map(({ key, name, other, at }) => ({
        path: 'formula/expression',
        key,
        detail: other === null ? (name ?? (at === null ? '' : String(at))) : `${name}, ${other}`,
      })),
    });
  }
  const required = used.map(({ slug }) => slug).filter((slug) => !optional.includes(slug));
  return { expression, required, optional };
}

const longest = 70;

/** Returns a name for formulas and addresses that no other KPI has: "Ökostrom (Büro)" becomes oekostrom-buero. */
function freeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const base = slugOf(name, longest) || 'kpi';
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

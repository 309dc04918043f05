import type { FieldError } from '@metra/contract/errors';
import type { Kpi, KpiWrite } from '@metra/contract/kpi-shapes';
import type { kpis } from '@metra/contract/kpis';
import type { Response as Answer, Body, Query } from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import { convertibleTo, isUnitCode, knownUnits } from '@metra/contract/units';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { KpiNeeds } from '../needs.ts';
import { checkFormula, usersOf } from './check-formula.ts';
import type { KpiDefinition } from './definition.ts';
import { readCatalogue } from './definitions.store.ts';
import { type Definitions, definitionsFrom } from './definitions.ts';
import { freeSlug } from './free-slug.ts';
import { kpiTexts, kpiView } from './kpi.views.ts';
import { type KpiToStore, kpiStore, organisationsUsing } from './kpis.store.ts';
import { listKpis } from './list-kpis.ts';
import { readDefinitions } from './own-definitions.ts';

interface Editing {
  actor: Actor;
  origin: Origin;
  language: Language;
}

const ownLimit = 500;
const isEditor = ({ roles }: Actor) => roles.includes('METRA') || roles.includes('ADMIN');
const mayEdit = (kpi: KpiDefinition, actor: Actor) => kpi.organisationId !== null || isEditor(actor);

/** KPIs of the catalogue, written by editors, and an organisation's own, written by its members. */
export function kpisService({ database, clock, signals, audit, catalogue }: KpiNeeds) {
  /** What is written is checked against the present catalogue, not the one kept in memory. */
  const definitionsIn = async (db: Db, { organisationId }: Actor): Promise<Definitions> =>
    readDefinitions(db, await readCatalogue(db), organisationId);
  const keptDefinitions = async ({ organisationId }: Actor) =>
    readDefinitions(database.kysely, await catalogue(), organisationId);

  async function known(tx: Tx, actor: Actor, id: number) {
    const definitions = await definitionsIn(tx, actor);
    const kpi = definitions.byId.get(id);
    if (!kpi) throw new DomainError('not_found.kpi');
    if (!mayEdit(kpi, actor)) throw new DomainError('auth.forbidden');
    return { definitions, kpi };
  }

  async function view(db: Db, actor: Actor, id: number, language: Language): Promise<Kpi> {
    const kpi = (await definitionsIn(db, actor)).byId.get(id);
    if (!kpi) throw new DomainError('not_found.kpi');
    return kpiView(kpi, language, mayEdit(kpi, actor));
  }

  /** A change of the catalogue is logged, and dropped from the memory of every server. */
  async function announce(tx: Tx, { actor, origin }: Editing, action: string, id: number, isOwn: boolean) {
    if (isOwn) return;
    await audit.record(tx, { action, actor, subject: `kpi:${id}`, origin });
    await signals.send(tx, 'catalogue');
  }

  return {
    async list(actor: Actor, query: Query<typeof kpis.list>, language: Language) {
      const { all } = await keptDefinitions(actor);
      const found = listKpis(all, query, language);
      return { ...found, items: found.items.map((kpi) => kpiView(kpi, language, mayEdit(kpi, actor))) };
    },

    read: (actor: Actor, id: number, language: Language): Promise<Kpi> =>
      view(database.kysely, actor, id, language),

    create: (editing: Editing, body: Body<typeof kpis.create>): Promise<Kpi> =>
      database.transaction(async (tx) => {
        const { actor, language } = editing;
        const { catalogue: forAll, slug: wantedSlug, ...write } = body;
        if (forAll && !isEditor(actor)) throw new DomainError('auth.forbidden');
        const organisationId = forAll ? null : actor.organisationId;
        const definitions = await definitionsIn(tx, actor);
        const own = definitions.all.filter((kpi) => kpi.organisationId !== null);
        if (!forAll && own.length >= ownLimit) throw new DomainError('kpi.limit_reached');
        const isTaken = (slug: string) => definitions.all.some((kpi) => kpi.slug === slug);
        if (wantedSlug !== undefined && isTaken(wantedSlug)) throw new DomainError('conflict.slug');
        const kpi = toStore(definitions, write, { kpiId: null, organisationId });
        const slug = wantedSlug ?? freeSlug(write.translations.de.name, isTaken);
        const id = await kpiStore(tx, organisationId).create(slug, kpi, clock.now());
        await announce(tx, editing, 'kpi.created', id, !forAll);
        return view(tx, actor, id, language);
      }),

    update: (editing: Editing, id: number, body: Body<typeof kpis.update>): Promise<Kpi> =>
      database.transaction(async (tx) => {
        const { actor, language } = editing;
        const { version, ...write } = body;
        const { definitions, kpi } = await known(tx, actor, id);
        const store = kpiStore(tx, kpi.organisationId);
        const present = await store.lock(id);
        if (present?.version !== version || kpi.version !== version)
          throw new DomainError('conflict.version');
        const next = toStore(definitions, write, { kpiId: id, organisationId: kpi.organisationId });
        const touchesValues =
          next.unit !== kpi.unitCode ||
          next.frequency !== kpi.frequency ||
          (next.formula === null) !== (kpi.formula === null);
        if (touchesValues && (await store.hasRecords(id))) throw new DomainError('kpi.has_records');
        await store.update(id, next, clock.now());
        await announce(tx, editing, 'kpi.changed', id, kpi.organisationId !== null);
        return view(tx, actor, id, language);
      }),

    remove: (editing: Editing, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const { definitions, kpi } = await known(tx, editing.actor, id);
        const store = kpiStore(tx, kpi.organisationId);
        await store.lock(id);
        const formulas = usersOf(definitions, kpi).filter(({ active }) => active);
        const isOwn = kpi.organisationId !== null;
        // Values others have entered for a KPI of the catalogue stay, so that is only hidden.
        const { records, goals } = isOwn ? await store.uses(id) : { records: 0, goals: 0 };
        const fields = [
          ...formulas.map((user) => inUse('formulas', kpiTexts(user, editing.language).name)),
          ...(records > 0 ? [inUse('records', String(records))] : []),
          ...(goals > 0 ? [inUse('goals', String(goals))] : []),
        ];
        if (fields.length > 0) throw new DomainError('kpi.in_use', { fields });
        await (isOwn ? store.remove(id) : store.hide(id, clock.now()));
        await announce(tx, editing, 'kpi.removed', id, isOwn);
      }),

    async adminList(query: Query<typeof kpis.adminList>, language: Language) {
      const definitions = definitionsFrom(await readCatalogue(database.kysely), []);
      const found = listKpis(definitions.all, query, language);
      const using = await organisationsUsing(
        database.kysely,
        found.items.map(({ id }) => id),
      );
      return {
        ...found,
        items: found.items.map((kpi) => ({
          ...kpiView(kpi, language, true),
          organisations: using.get(kpi.id) ?? 0,
          usedBy: usersOf(definitions, kpi).map(({ slug }) => slug),
        })),
      };
    },

    units: (): Answer<typeof kpis.units> => ({
      items: knownUnits.map(({ code, label }) => ({ code, label, convertsTo: convertibleTo(code).slice(1) })),
    }),
  };
}

const inUse = (path: string, detail: string): FieldError => ({ path, key: 'inUse', detail });

/** Checked against what it names: unit, category, formula. */
function toStore(
  definitions: Definitions,
  { category, formula, ...write }: KpiWrite,
  owner: { kpiId: number | null; organisationId: number | null },
): KpiToStore {
  const known = [...definitions.categories.values()].find(({ slug }) => slug === category);
  if (category !== null && !known) throw new DomainError('not_found.category');
  if (known && known.sector !== write.sector) throw invalid('category', 'sector');
  const isOfCatalogue = definitions.all.some((kpi) => kpi.unitCode === write.unit);
  if (!isUnitCode(write.unit) && !isOfCatalogue) throw invalid('unit', 'enum');
  const { min, max } = write.plausible;
  if (min !== null && max !== null && min > max) throw invalid('plausible/max', 'minimum');
  return {
    ...write,
    categoryId: known?.id ?? null,
    formula: formula && formulaToStore(definitions, formula, owner),
  };
}

function formulaToStore(
  definitions: Definitions,
  { expression, optional }: NonNullable<KpiWrite['formula']>,
  owner: { kpiId: number | null; organisationId: number | null },
) {
  const { problems, kpis: used } = checkFormula(definitions, { expression, optional, ...owner });
  if (problems.length > 0) {
    throw new DomainError('kpi.formula_invalid', {
      fields: problems.map(({ key, name, at }) => ({
        path: 'formula/expression',
        key,
        detail: name ?? (at === null ? '' : String(at)),
      })),
    });
  }
  const required = used.map(({ slug }) => slug).filter((slug) => !optional.includes(slug));
  return { expression, required, optional };
}

import type { Response as Answer, Query } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { kpis } from '@metra/contract/operations/kpis';
import { convertibleTo, knownUnits } from '@metra/contract/rules/units';
import { factorSelectors } from '@metra/contract/shapes/factor-shapes';
import type { Call } from '../../../platform/http/call.ts';
import { formulaFactorView } from '../factors/factor.views.ts';
import type { KpiNeeds } from '../needs.ts';
import { definitionStore } from './definitions.store.ts';
import { shownKpis } from './definitions.ts';
import { fuelView } from './fuel.views.ts';
import { categoryView } from './kpi.views.ts';
import { listInMemory } from './list-in-memory.ts';
import { isFoundBy } from './list-kpis.ts';

export const referenceListsService = ({
  database,
  clock,
  catalogue,
}: Pick<KpiNeeds, 'database' | 'clock' | 'catalogue'>) => ({
  units: (): Answer<typeof kpis.units> => ({
    items: knownUnits.map(({ code, label }) => ({ code, label, convertsTo: convertibleTo(code).slice(1) })),
  }),

  async fuels({ language }: Call): Promise<Answer<typeof kpis.fuels>> {
    const known = await catalogue();
    const { compare } = new Intl.Collator(language);
    return {
      items: [...known.fuels.values()]
        .map((fuel) => fuelView(fuel, known.kpis, language))
        .sort((a, b) => compare(a.name, b.name)),
    };
  },

  async categories(
    { actor, language }: Call,
    { sector }: Query<typeof kpis.categories>,
  ): Promise<Answer<typeof kpis.categories>> {
    const store = definitionStore(database.kysely, actor.organisationId);
    const definitions = await store.read(await catalogue());
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

  /** Factors that are chosen by the organisation's country come before those of the catalogue. */
  async factors(
    { actor, language }: Call,
    query: Query<typeof kpis.factors>,
  ): Promise<Answer<typeof kpis.factors>> {
    const store = definitionStore(database.kysely, actor.organisationId);
    const { factors } = await store.read(await catalogue());
    const { year } = clock.today(actor.timeZone);
    const names = [...factorSelectors, ...factors.catalogue.keys()];
    const all = names.flatMap((slug, place): ListedFactor | [] => {
      const view = formulaFactorView(factors, slug, year, language);
      return view ? { ...view, id: place + 1 } : [];
    });
    const found = all.filter(({ name, slug }) => isFoundBy(query.query, [name, slug]));
    return listInMemory(found, compareFactors(language), 'position', query);
  },
});

type ListedFactor = Answer<typeof kpis.factors>['items'][number];

function compareFactors(language: Language) {
  const { compare } = new Intl.Collator(language);
  return {
    name: (a: ListedFactor, b: ListedFactor) => compare(a.name, b.name),
    position: (a: ListedFactor, b: ListedFactor) => a.id - b.id,
  };
}

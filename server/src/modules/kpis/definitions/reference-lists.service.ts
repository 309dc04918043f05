import type { kpis } from '@metra/contract/kpis';
import type { Response as Answer, Query } from '@metra/contract/operation';
import { convertibleTo, knownUnits } from '@metra/contract/units';
import type { Call } from '../../../platform/http/call.ts';
import { textsIn } from '../../../platform/translations.ts';
import type { KpiNeeds } from '../needs.ts';
import type { FactorDefinition } from './definition.ts';
import { definitionStore } from './definitions.store.ts';
import { shownKpis } from './definitions.ts';
import { categoryView, factorView } from './kpi.views.ts';
import { listInMemory } from './list-in-memory.ts';
import { isFoundBy } from './list-kpis.ts';

/** What KPIs are made with: units, categories, factors. */
export const referenceListsService = ({ database, catalogue }: Pick<KpiNeeds, 'database' | 'catalogue'>) => ({
  units: (): Answer<typeof kpis.units> => ({
    items: knownUnits.map(({ code, label }) => ({ code, label, convertsTo: convertibleTo(code).slice(1) })),
  }),

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

  async factors({ language }: Call, query: Query<typeof kpis.factors>): Promise<Answer<typeof kpis.factors>> {
    const { compare } = new Intl.Collator(language);
    const nameOf = ({ translations }: FactorDefinition) =>
      textsIn<{ name: string }>(translations, language).name;
    const compareBy = {
      name: (a: FactorDefinition, b: FactorDefinition) => compare(nameOf(a), nameOf(b)),
      position: (a: FactorDefinition, b: FactorDefinition) => a.position - b.position,
    };
    const { factors } = await catalogue();
    const found = [...factors.values()].filter((each) => isFoundBy(query.query, [nameOf(each), each.slug]));
    const page = listInMemory(found, compareBy, 'position', query);
    return { ...page, items: page.items.map((each) => factorView(each, language)) };
  },
});

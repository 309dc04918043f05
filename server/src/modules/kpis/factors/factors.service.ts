import type { Response as Answer, Query } from '@metra/contract/core/operation';
import type { factors as operations } from '@metra/contract/operations/factors';
import type { CatalogueChange, FactorToReview, UsedFactor } from '@metra/contract/shapes/factor-shapes';
import type { Call } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { definitionStore } from '../definitions/definitions.store.ts';
import { shownKpis } from '../definitions/definitions.ts';
import { listInMemory } from '../definitions/list-in-memory.ts';
import type { KpiNeeds } from '../needs.ts';
import { catalogueChangeViews } from './catalogue-changes.views.ts';
import { sourceIn } from './factor.views.ts';
import { reviewReasons, reviewView } from './factor-review.ts';
import { factorsInUse, usedFactorView } from './factors-in-use.views.ts';
import { ownFactorView, ownFactorViews } from './own-factor.views.ts';

export function factorsService({ database, clock, catalogue, linkTo }: KpiNeeds) {
  const definitionsOf = async ({ actor }: Call) =>
    definitionStore(database.kysely, actor.organisationId).read(await catalogue());

  return {
    async inUse(
      call: Call,
      { year = clock.today(call.actor.timeZone).year }: Query<typeof operations.inUse>,
    ): Promise<Answer<typeof operations.inUse>> {
      const { actor, language } = call;
      const definitions = await definitionsOf(call);
      const { factors } = definitions;
      const rows = await ownFactorViews(database.kysely, actor).all();
      const own = rows.map((row) => ownFactorView(row, factors, { linkTo, language }));
      const names = factorsInUse(
        factors,
        shownKpis(definitions, {}),
        own.map(({ factor }) => factor),
      );
      return {
        year,
        country: factors.country,
        items: names.flatMap((used): UsedFactor | [] => {
          const resolved = factors.find(used.name, year);
          const ofName = own.filter(({ factor }) => factor === used.name);
          return resolved ? usedFactorView(used, resolved, ofName, language) : [];
        }),
      };
    },

    async catalogueChanges(
      call: Call,
      written: string,
      query: Query<typeof operations.catalogueChanges>,
    ): Promise<Answer<typeof operations.catalogueChanges>> {
      const factor = orNotFound((await definitionsOf(call)).factors.factorOf(written), 'not_found.factor');
      const page = await catalogueChangeViews(database.kysely).ofFactor(factor.id, query);
      const read = (state: CatalogueChange['after']) => ({
        ...state,
        source: sourceIn(factor, state.source, call.language),
      });
      return {
        ...page,
        items: page.items.map((change) => ({
          ...change,
          before: read(change.before),
          after: read(change.after),
        })),
      };
    },

    async review(
      { actor, language }: Call,
      query: Query<typeof operations.review>,
    ): Promise<Answer<typeof operations.review>> {
      const all = [...(await catalogue()).factors.values()];
      const today = clock.today(actor.timeZone).toString();
      const due = all.filter((factor) => reviewReasons(factor, today).length > 0);
      const positions = new Map(all.map(({ id, position }) => [id, position]));
      const place = ({ id }: FactorToReview) => positions.get(id) ?? 0;
      return listInMemory(
        due.map((factor) => reviewView(factor, language, today)),
        {
          dueOn: (a, b) => a.dueOn.localeCompare(b.dueOn),
          position: (a, b) => place(a) - place(b),
        },
        'dueOn',
        query,
      );
    },
  };
}

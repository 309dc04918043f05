import type { PublicData, PublicMeasure } from '@metra/contract/operations/frontend';
import type { Measure } from '@metra/contract/operations/measures';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { publicDataQueries } from './public-data.queries.ts';

const WHOLE_PAGE = 100;

export const ownMeasureQueries = {
  /** The organisation may have more than one page of own measures. */
  all: () => {
    const query = { own: true, pageSize: WHOLE_PAGE } as const;
    const { queryKey } = operationQuery(api.measures.list, { query });
    return queryOptions({
      queryKey: [...queryKey, 'all'],
      async queryFn({ signal }) {
        const read = (more: { page?: number }) =>
          api.measures.list({ query: { ...query, ...more } }, { signal });
        // The input equals the one in the query key, so the document has already sent this call.
        const first = await read({});
        const others = Array.from({ length: Math.ceil(first.total / WHOLE_PAGE) - 1 }, (_, index) =>
          read({ page: index + 1 }),
        );
        return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
      },
      staleTime: 60_000,
    });
  },
};

/** The own measures come after those of the operator. */
export function useCatalogue({ withOwn = true }: { withOwn?: boolean } = {}) {
  const query = useQuery(publicDataQueries.catalogue());
  const ownQuery = useQuery({ ...ownMeasureQueries.all(), enabled: withOwn });
  // A chosen measure must not look deleted while the own measures load; without a connection the catalogue
  // alone is shown.
  const isComing = ownQuery.isPending && ownQuery.fetchStatus === 'fetching';
  const own = ownQuery.data ?? [];
  const data = query.data && !isComing ? withOwnMeasures(query.data, own) : undefined;
  return { query, data, own };
}

export const withOwnMeasures = (catalogue: PublicData, own: readonly Measure[]): PublicData => ({
  ...catalogue,
  goals: catalogue.goals.map((goal) => ({
    ...goal,
    measures: [...goal.measures, ...own.filter((measure) => measure.goal.id === goal.id).map(offered)],
  })),
});

const offered = ({ id, slug, name, description, image, ...measure }: Measure): PublicMeasure => {
  const { effort, impact, costHint, firstSteps, landingPageId } = measure;
  return { id, slug, name, description, image, effort, impact, costHint, firstSteps, landingPageId };
};

/** Lists and goals that use the measure are refetched. */
export function ownMeasureChanged(measureId: number): void {
  void invalidateAnswers(api.measures.list, api.measures.read);
  events.emit('trackableMeasureChanged', { measureId, goalId: null });
}

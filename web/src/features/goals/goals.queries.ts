import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const HISTORY_PAGE = 20;
const WHOLE_TEAM = 100;

const goalKey = (goalId: number) => ['tracking', 'goal', goalId] as const;

export const goalQuery = (goalId: number) =>
  queryOptions({
    queryKey: goalKey(goalId),
    queryFn: ({ signal }) => api.tracking.goal({ params: { trackableGoalId: goalId } }, { signal }),
  });

/** Newest first, page by page. */
export const historyQuery = (goalId: number) =>
  infiniteQueryOptions({
    queryKey: [...goalKey(goalId), 'history'],
    queryFn: ({ pageParam, signal }) =>
      api.tracking.goalHistory(
        { params: { trackableGoalId: goalId }, query: { page: pageParam, pageSize: HISTORY_PAGE } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ page, pageSize, total }) => ((page + 1) * pageSize < total ? page + 1 : undefined),
  });

/** Who can be made responsible. */
export const teamQuery = () =>
  queryOptions({
    queryKey: ['team', 'people'],
    queryFn: async ({ signal }) => {
      const { items } = await api.team.list({ query: { pageSize: WHOLE_TEAM } }, { signal });
      return items.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
    },
    staleTime: 5 * 60_000,
  });

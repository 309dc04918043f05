import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const PAGE = 50;

/** Goals that are no longer worked on, the latest first. */
export const archiveQuery = () =>
  infiniteQueryOptions({
    queryKey: ['tracking', 'archive'],
    queryFn: ({ pageParam, signal }) =>
      api.tracking.goals(
        { query: { active: false, sort: '-inactiveSince', page: pageParam, pageSize: PAGE } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ page, pageSize, total }) => ((page + 1) * pageSize < total ? page + 1 : undefined),
  });

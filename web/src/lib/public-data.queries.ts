import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Goals, industries, sizes and motivations of the catalogue, under the name specification section 7 gives them. */
export const publicDataQuery = () =>
  queryOptions({
    queryKey: ['global:metra-lite-data'],
    queryFn: ({ signal }) => api.frontend.metraLite(undefined, { signal }),
    staleTime: 10 * 60_000,
  });

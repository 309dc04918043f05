import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Shorter than the signed link of a file lives. */
const FRESH_MS = 5 * 60_000;

export const resourceQuery = (resourceId: number) =>
  queryOptions({
    queryKey: ['resources', resourceId],
    queryFn: ({ signal }) => api.resources.read({ params: { resourceId } }, { signal }),
    staleTime: FRESH_MS,
  });

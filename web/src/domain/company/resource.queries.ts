import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

/** The signed link of a file lives longer than this. */
const FRESH_MS = 5 * 60_000;

export const resourceQueries = {
  detail: (resourceId: number) =>
    queryOptions({
      ...operationQuery(api.resources.read, { params: { resourceId } }),
      staleTime: FRESH_MS,
    }),
};

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

const PAGE_SIZE = 12;

export const pictureQueries = {
  /** The links to pictures expire, so the answer is not cached. */
  page: (query: string, page: number) =>
    queryOptions({
      ...operationQuery(api.resources.list, {
        query: { type: 'IMAGE', page: page - 1, pageSize: PAGE_SIZE, ...(query !== '' && { query }) },
      }),
      placeholderData: keepPreviousData,
      meta: { isCached: false },
    }),
};

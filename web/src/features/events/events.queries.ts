import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

const LATEST = 6;
const EVENTS_PAGE_SIZE = 20;
const REFETCH_EVERY_MS = 60_000;

export const eventQueries = {
  /** The bell shows the newest notifications and the number of unseen ones. */
  latest: () =>
    queryOptions({
      ...operationQuery(api.account.events, { query: { pageSize: LATEST } }),
      refetchInterval: REFETCH_EVERY_MS,
    }),
  page: (page: number, isUnseenOnly: boolean) =>
    queryOptions({
      ...operationQuery(api.account.events, {
        query: { page: page - 1, pageSize: EVENTS_PAGE_SIZE, ...(isUnseenOnly && { seen: false }) },
      }),
      placeholderData: keepPreviousData,
    }),
};

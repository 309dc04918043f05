import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '../../domain/administration/admin-list-search.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import type { accountList } from './account-list.ts';

/** The browser does not store personal data of other people. */
const meta = { isCached: false } as const;

export const accountsAdminQueries = {
  list: (query: ListQuery<typeof accountList>) =>
    queryOptions({
      ...operationQuery(operatorApi.accountsAdmin.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  account: (accountId: number) =>
    queryOptions({ ...operationQuery(operatorApi.accountsAdmin.read, { params: { accountId } }), meta }),
  sessions: (accountId: number) =>
    queryOptions({ ...operationQuery(operatorApi.accountsAdmin.sessions, { params: { accountId } }), meta }),
  organisations: (query: string) =>
    queryOptions({
      ...operationQuery(operatorApi.organisationsAdmin.list, {
        query: { pageSize: 20, ...(query.trim() && { query: query.trim() }) },
      }),
      placeholderData: keepPreviousData,
      meta,
    }),
};

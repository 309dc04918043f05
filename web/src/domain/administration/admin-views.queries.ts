import type { AdminListName } from '@metra/contract/operations/admin-views';
import { queryOptions } from '@tanstack/react-query';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

export const adminViewQueries = {
  of: (list: AdminListName) =>
    queryOptions({
      ...operationQuery(operatorApi.adminViews.list, { query: { list, pageSize: 100 } }),
      meta: { isCached: false } as const,
    }),
};

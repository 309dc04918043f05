import type { AdminListName } from '@metra/contract/admin-views';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { operationQuery } from '../../lib/operation-query.ts';

export const adminViewQueries = {
  /** Views of a list that were kept. */
  of: (list: AdminListName) =>
    queryOptions({
      ...operationQuery(api.adminViews.list, { query: { list, pageSize: 100 } }),
      meta: { isKept: false } as const,
    }),
};

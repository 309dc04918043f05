import type { RecordKind } from '@metra/contract/operations/record-history';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { operationKey, operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

const meta = { isCached: false } as const;
const FEW = 5;
const PAGE = 50;

export const recordHistoryQueries = {
  of: (kind: RecordKind, id: number) =>
    queryOptions({
      ...operationQuery(operatorApi.recordHistory.list, { params: { kind, id }, query: { pageSize: FEW } }),
      meta,
    }),
  pages: (kind: RecordKind, id: number) =>
    infiniteQueryOptions({
      queryKey: [...operationKey(operatorApi.recordHistory.list, { params: { kind, id } }), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        operatorApi.recordHistory.list(
          { params: { kind, id }, query: { pageSize: PAGE, page: pageParam } },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ page, pageSize, total }) => ((page + 1) * pageSize < total ? page + 1 : undefined),
      meta,
    }),
};

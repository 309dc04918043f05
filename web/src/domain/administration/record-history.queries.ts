import type { RecordKind } from '@metra/contract/record-history';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { operationKey, operationQuery } from '../../lib/operation-query.ts';

const meta = { isKept: false } as const;
const FEW = 5;
const PAGE = 50;

export const recordHistoryQueries = {
  /** The latest, beside a form. */
  of: (kind: RecordKind, id: number) =>
    queryOptions({
      ...operationQuery(api.recordHistory.list, { params: { kind, id }, query: { pageSize: FEW } }),
      meta,
    }),
  /** All there is, page by page. */
  pages: (kind: RecordKind, id: number) =>
    infiniteQueryOptions({
      queryKey: [...operationKey(api.recordHistory.list, { params: { kind, id } }), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        api.recordHistory.list(
          { params: { kind, id }, query: { pageSize: PAGE, page: pageParam } },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ page, pageSize, total }) => ((page + 1) * pageSize < total ? page + 1 : undefined),
      meta,
    }),
};

import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { type Query, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

/** A person waits for the files, so the query polls. */
const LOOK_AGAIN_MS = 1_500;

export const frozenQueries = {
  /** It is never cached, because colleagues freeze as well. */
  preview: (year: number) =>
    queryOptions({
      ...operationQuery(api.frozenReports.preview, { params: { year } }),
      staleTime: 0,
      meta: { isCached: false as const },
    }),
  report: (year: number) => queryOptions(operationQuery(api.reports.read, { params: { year } })),
  /** The answer contains a link that must not be cached in the browser. */
  detail: (frozenReportId: number) =>
    queryOptions({
      ...operationQuery(api.frozenReports.read, { params: { frozenReportId } }),
      refetchInterval: ({ state }: Query<FrozenReport>) =>
        state.data?.state === 'PREPARING' ? LOOK_AGAIN_MS : false,
      meta: { isCached: false as const },
    }),
};

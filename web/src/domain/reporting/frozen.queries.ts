import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { type Query, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

/** While its files are being made somebody waits for them. */
const LOOK_AGAIN_MS = 1_500;

export const frozenQueries = {
  /** What the next frozen report of a year would be; asked anew each time, because colleagues freeze as well. */
  preview: (year: number) =>
    queryOptions({
      ...operationQuery(api.frozenReports.preview, { params: { year } }),
      staleTime: 0,
      meta: { isKept: false as const },
    }),
  /** How complete the report of a year is, and what contradicts itself. */
  report: (year: number) => queryOptions(operationQuery(api.reports.read, { params: { year } })),
  /** With its files, and its link: that is nothing to be kept in a browser. */
  detail: (frozenReportId: number) =>
    queryOptions({
      ...operationQuery(api.frozenReports.read, { params: { frozenReportId } }),
      refetchInterval: ({ state }: Query<FrozenReport>) =>
        state.data?.state === 'PREPARING' ? LOOK_AGAIN_MS : false,
      meta: { isKept: false as const },
    }),
};

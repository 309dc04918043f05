import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationPages, operationQuery } from '../../lib/api/operation-query.ts';

const PAGE = 50;
const LOOK_AGAIN_MS = 3_000;

/** COMMON compares the months that are over in both years. */
export type ComparedScope = 'COMMON' | 'WHOLE';

export const archiveQueries = {
  summary: () => queryOptions(operationQuery(api.archive.summary)),
  /** These years have a frozen report and can be compared. */
  years: () => queryOptions(operationQuery(api.reports.years)),
  reports: () =>
    infiniteQueryOptions({
      ...operationPages(api.archive.reports, { query: { sort: '-frozenAt', pageSize: PAGE } }),
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some((report) => report.state === 'PREPARING'))
          ? LOOK_AGAIN_MS
          : false,
    }),
  goals: () => infiniteQueryOptions(operationPages(api.archive.goals, { query: { pageSize: PAGE } })),
  strategies: () =>
    infiniteQueryOptions(operationPages(api.archive.strategies, { query: { pageSize: PAGE } })),
  comparison: (years: readonly [number, number], scope: ComparedScope) =>
    queryOptions(operationQuery(api.frozenReports.comparison, { query: { years: years.join(','), scope } })),
};

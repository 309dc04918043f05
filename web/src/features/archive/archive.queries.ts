import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationPages, operationQuery } from '../../lib/api/operation-query.ts';

const PAGE = 50;
const LOOK_AGAIN_MS = 3_000;

/** COMMON: the months that both years have behind them. */
export type ComparedScope = 'COMMON' | 'WHOLE';

export const archiveQueries = {
  summary: () => queryOptions(operationQuery(api.archive.summary)),
  /** Years that there are reports of, and so years to compare. */
  years: () => queryOptions(operationQuery(api.reports.years)),
  reports: () =>
    infiniteQueryOptions({
      ...operationPages(api.archive.reports, { query: { sort: '-frozenAt', pageSize: PAGE } }),
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some((report) => report.state === 'PREPARING'))
          ? LOOK_AGAIN_MS
          : false,
    }),
  /** Goals that are no longer worked on, the latest first. */
  goals: () => infiniteQueryOptions(operationPages(api.archive.goals, { query: { pageSize: PAGE } })),
  /** Strategies that were finished, the latest first. */
  strategies: () =>
    infiniteQueryOptions(operationPages(api.archive.strategies, { query: { pageSize: PAGE } })),
  /** KPIs of two years side by side. */
  comparison: (years: readonly [number, number], scope: ComparedScope) =>
    queryOptions(operationQuery(api.frozenReports.comparison, { query: { years: years.join(','), scope } })),
};

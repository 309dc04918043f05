import type { Sector } from '@metra/contract/core/primitives';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

const RARELY_CHANGES_MS = 5 * 60_000;
const MOST_RECORDS = 100;

export interface KpiArea {
  sector?: Sector | undefined;
  category?: string | undefined;
}

export interface HistoryRange {
  from: string;
  to: string;
  /**
   * Without it the server uses the granularity of the entered values, so the query can be sent before the KPI
   * is known.
   */
  granularity?: Frequency;
}

export const kpiQueries = {
  detail: (id: number) => queryOptions(operationQuery(api.kpis.read, { params: { id } })),
  overview: (area: KpiArea = {}) =>
    queryOptions({
      ...operationQuery(api.kpiHistory.overview, { query: area }),
      placeholderData: keepPreviousData,
    }),
  due: () => queryOptions(operationQuery(api.kpiHistory.due)),
  fuels: () =>
    queryOptions({
      ...operationQuery(api.kpis.fuels),
      select: ({ items }) => items,
      staleTime: RARELY_CHANGES_MS,
    }),
  categories: () =>
    queryOptions({
      ...operationQuery(api.kpis.categories),
      select: ({ items }) => items,
      staleTime: RARELY_CHANGES_MS,
    }),
  history: (kpiId: number, range: HistoryRange) =>
    queryOptions({
      ...operationQuery(api.kpiHistory.one, { params: { kpiId }, query: range }),
      placeholderData: keepPreviousData,
    }),
  /** The span is at most two years of months. */
  recordsWithin: (kpiId: number, from: string, to: string) =>
    queryOptions({
      ...operationQuery(api.kpiRecords.ofKpi, {
        params: { kpiId },
        query: { from, to, pageSize: MOST_RECORDS },
      }),
      select: ({ items }) => items,
      placeholderData: keepPreviousData,
    }),
  entered: () =>
    queryOptions({
      ...operationQuery(api.kpiRecords.enteredKpis),
      select: ({ items }) => items,
      staleTime: RARELY_CHANGES_MS,
    }),
};

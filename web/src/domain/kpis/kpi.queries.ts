import type { Frequency } from '@metra/contract/kpi-shapes';
import type { Sector } from '@metra/contract/primitives';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Everything that follows from records is asked for again when one changes: it all begins with this word. */
export const KPIS = 'kpis';

const RARELY_CHANGES_MS = 5 * 60_000;
const MOST_RECORDS = 100;

export interface KpiArea {
  sector?: Sector | undefined;
  category?: string | undefined;
}

export const kpiQuery = (id: number) =>
  queryOptions({
    queryKey: [KPIS, 'one', id],
    queryFn: ({ signal }) => api.kpis.read({ params: { id } }, { signal }),
  });

export const overviewQuery = (area: KpiArea = {}) =>
  queryOptions({
    queryKey: [KPIS, 'overview', area],
    queryFn: ({ signal }) => api.kpiHistory.overview({ query: area }, { signal }),
    placeholderData: keepPreviousData,
  });

export const dueQuery = () =>
  queryOptions({
    queryKey: [KPIS, 'due'],
    queryFn: ({ signal }) => api.kpiHistory.due({}, { signal }),
  });

export const categoriesQuery = () =>
  queryOptions({
    queryKey: [KPIS, 'categories'],
    queryFn: async ({ signal }) => (await api.kpis.categories({}, { signal })).items,
    staleTime: RARELY_CHANGES_MS,
  });

export interface SeriesRange {
  from: string;
  to: string;
  granularity: Frequency;
}

export const seriesQuery = (kpiId: number, range: SeriesRange) =>
  queryOptions({
    queryKey: [KPIS, 'series', kpiId, range],
    queryFn: ({ signal }) => api.kpiHistory.one({ params: { kpiId }, query: range }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Records of one KPI that lie in a span of at most two years of months. */
export const recordsWithinQuery = (kpiId: number, from: string, to: string) =>
  queryOptions({
    queryKey: [KPIS, 'records', kpiId, 'within', from, to],
    queryFn: async ({ signal }) => {
      const query = { from, to, pageSize: MOST_RECORDS };
      return (await api.kpiRecords.ofKpi({ params: { kpiId }, query }, { signal })).items;
    },
    placeholderData: keepPreviousData,
  });

/** KPIs that can be entered. */
export const choicesQuery = () =>
  queryOptions({
    queryKey: [KPIS, 'choices'],
    queryFn: async ({ signal }) => (await api.kpiRecords.enteredKpis({}, { signal })).items,
    staleTime: RARELY_CHANGES_MS,
  });

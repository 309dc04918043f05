import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { KPIS } from '../../domain/kpis/kpi.queries.ts';
import { api } from '../../lib/api.ts';

const RARELY_CHANGES_MS = 5 * 60_000;
const WHOLE_PAGE = 100;
const RECORDS_PAGE = 24;

export const unitsQuery = () =>
  queryOptions({
    queryKey: ['units'],
    queryFn: async ({ signal }) => (await api.kpis.units({}, { signal })).items,
    staleTime: RARELY_CHANGES_MS,
  });

/** KPIs a formula can name. */
export const referableKpisQuery = () =>
  queryOptions({
    queryKey: [KPIS, 'referable'],
    queryFn: async ({ signal }) =>
      (await api.kpis.list({ query: { pageSize: WHOLE_PAGE, sort: 'name' } }, { signal })).items,
    staleTime: RARELY_CHANGES_MS,
  });

export const factorsQuery = () =>
  queryOptions({
    queryKey: ['factors'],
    queryFn: async ({ signal }) =>
      (await api.kpis.factors({ query: { pageSize: WHOLE_PAGE, sort: 'name' } }, { signal })).items,
    staleTime: RARELY_CHANGES_MS,
  });

export type FormulaVerdict = Awaited<ReturnType<typeof api.kpis.checkFormula>>;

export type AskedFormula = NonNullable<Parameters<typeof api.kpis.checkFormula>[0]>['body'];

export const formulaQuery = (body: AskedFormula) =>
  queryOptions({
    queryKey: [KPIS, 'formula', body],
    queryFn: ({ signal }) => api.kpis.checkFormula({ body }, { signal }),
    enabled: body.expression.trim() !== '',
    // While the next answer is on its way the last one stays.
    placeholderData: keepPreviousData,
  });

/** Records of one KPI, newest period first; or those that were deleted. */
export const recordsQuery = (kpiId: number, deleted = false) =>
  infiniteQueryOptions({
    queryKey: [KPIS, 'records', kpiId, deleted ? 'deleted' : 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.kpiRecords.ofKpi(
        {
          params: { kpiId },
          query: { page: pageParam, pageSize: RECORDS_PAGE, ...(deleted && { deleted: true }) },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ page, pageSize, total }) => ((page + 1) * pageSize < total ? page + 1 : undefined),
  });

export const changesQuery = (kpiRecordId: number) =>
  infiniteQueryOptions({
    queryKey: [KPIS, 'changes', kpiRecordId],
    queryFn: ({ pageParam, signal }) =>
      api.kpiRecords.changes({ params: { kpiRecordId }, query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, pageSize, total }) => ((page + 1) * pageSize < total ? page + 1 : undefined),
  });

export const originQuery = (kpiId: number, from: string, to: string) =>
  queryOptions({
    queryKey: [KPIS, 'origin', kpiId, from, to],
    queryFn: ({ signal }) => api.kpiHistory.origin({ params: { kpiId }, query: { from, to } }, { signal }),
  });

import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { querySpan, type Range } from '../../domain/kpis/history/chart-series.ts';
import { kpiQueries } from '../../domain/kpis/kpi.queries.ts';
import { today } from '../../domain/tracking/today.ts';
import { api } from '../../lib/api/api.ts';
import { operationPages, operationQuery } from '../../lib/api/operation-query.ts';

const RARELY_CHANGES_MS = 5 * 60_000;
const WHOLE_PAGE = 100;
const RECORDS_PAGE = 12;

export type FormulaVerdict = Awaited<ReturnType<typeof api.kpis.checkFormula>>;

/** The range and the resolution of the history default to those of the KPI. */
export interface KpiSearch {
  range?: Range;
  granularity?: Frequency;
}

type FormulaCheck = Parameters<typeof api.kpis.checkFormula>[0]['body'];

export const companyDataQueries = {
  units: () =>
    queryOptions({
      ...operationQuery(api.kpis.units),
      select: ({ items }) => items,
      staleTime: RARELY_CHANGES_MS,
    }),
  /** A formula can name more KPIs than fit on one page. */
  referableKpis: () => {
    const query = { pageSize: WHOLE_PAGE, sort: 'name' } as const;
    const { queryKey } = operationQuery(api.kpis.list, { query });
    return queryOptions({
      queryKey: [...queryKey, 'all'],
      async queryFn({ signal }) {
        const read = (page: number) => api.kpis.list({ query: { ...query, page } }, { signal });
        const first = await read(0);
        const others = Array.from({ length: Math.ceil(first.total / WHOLE_PAGE) - 1 }, (_, index) =>
          read(index + 1),
        );
        return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
      },
      staleTime: RARELY_CHANGES_MS,
    });
  },
  factors: () =>
    queryOptions({
      ...operationQuery(api.kpis.factors, { query: { pageSize: WHOLE_PAGE, sort: 'name' } }),
      select: ({ items }) => items,
      staleTime: RARELY_CHANGES_MS,
    }),
  formula: (body: FormulaCheck) =>
    queryOptions({
      ...operationQuery(api.kpis.checkFormula, { body }),
      enabled: body.expression.trim() !== '',
      // The previous answer stays visible while the next one loads.
      placeholderData: keepPreviousData,
    }),
  records: (kpiId: number, deleted = false) =>
    infiniteQueryOptions(
      operationPages(api.kpiRecords.ofKpi, {
        params: { kpiId },
        query: { pageSize: RECORDS_PAGE, ...(deleted && { deleted: true }) },
      }),
    ),
  record: (kpiRecordId: number) =>
    queryOptions(operationQuery(api.kpiRecords.read, { params: { kpiRecordId } })),
  changes: (kpiRecordId: number) =>
    infiniteQueryOptions(operationPages(api.kpiRecords.changes, { params: { kpiRecordId } })),
  /** This is the history that is shown first. It needs nothing but the id of the KPI. */
  chart: (kpiId: number, { range = 'year', granularity }: KpiSearch) =>
    kpiQueries.history(kpiId, { ...querySpan(range, today()), ...(granularity && { granularity }) }),
  origin: (kpiId: number, from: string, to: string) =>
    queryOptions(operationQuery(api.kpiHistory.origin, { params: { kpiId }, query: { from, to } })),
};

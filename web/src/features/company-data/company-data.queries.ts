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

/** How far back and how fine the history of a KPI is looked at; what is left out is the KPI's own. */
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
  /** KPIs a formula can name: more than one page. */
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
      // While the next answer is on its way the last one stays.
      placeholderData: keepPreviousData,
    }),
  /** Records of one KPI, newest period first; or those that were deleted. */
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
  /** The history as it is drawn first; also for a KPI of which nothing but the id is known. */
  chart: (kpiId: number, { range = 'year', granularity }: KpiSearch) =>
    kpiQueries.history(kpiId, { ...querySpan(range, today()), ...(granularity && { granularity }) }),
  origin: (kpiId: number, from: string, to: string) =>
    queryOptions(operationQuery(api.kpiHistory.origin, { params: { kpiId }, query: { from, to } })),
};

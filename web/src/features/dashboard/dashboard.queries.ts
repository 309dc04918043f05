import type { DashboardKpi } from '@metra/contract/operations/my';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

export const dashboardQueries = {
  all: () => queryOptions(operationQuery(api.my.dashboard)),
  /** The form for a value needs the KPI's units, its current record and the value before. */
  entry: ({ frequency, category }: DashboardKpi['kpi'], { code }: { code: string }) =>
    queryOptions(
      operationQuery(api.kpiRecords.grid, { query: { frequency, period: code, category: category?.slug } }),
    ),
};

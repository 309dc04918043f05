import type { DashboardKpi } from '@metra/contract/operations/my';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

export const dashboardQueries = {
  all: () => queryOptions(operationQuery(api.my.dashboard)),
  /** What has to be known to enter a KPI's value: its units, what is there and what was before. */
  entry: ({ frequency, category }: DashboardKpi['kpi'], { code }: { code: string }) =>
    queryOptions(
      operationQuery(api.kpiRecords.grid, { query: { frequency, period: code, category: category?.slug } }),
    ),
};

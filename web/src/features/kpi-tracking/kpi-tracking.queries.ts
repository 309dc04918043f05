import type { Sector } from '@metra/contract/core/primitives';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationPages, operationQuery } from '../../lib/api/operation-query.ts';

const LOOK_AGAIN_MS = 30_000;

const BATCHES_SHOWN = 5;

export interface GridChoice {
  frequency: Frequency;
  period?: string | undefined;
  sector?: Sector | undefined;
  category?: string | undefined;
}

export const gridChoice = ({
  frequency = 'MONTH',
  period,
  sector,
  category,
}: Partial<GridChoice>): GridChoice => ({ frequency, period, sector, category });

export const kpiTrackingQueries = {
  grid: (choice: GridChoice) =>
    queryOptions({
      ...operationQuery(api.kpiRecords.grid, { query: choice }),
      placeholderData: keepPreviousData,
      refetchInterval: LOOK_AGAIN_MS,
    }),
  batches: () =>
    infiniteQueryOptions(operationPages(api.kpiBatches.list, { query: { pageSize: BATCHES_SHOWN } })),
};

import type { Frequency } from '@metra/contract/kpi-shapes';
import type { Sector } from '@metra/contract/primitives';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { KPIS } from '../../domain/kpis/kpi.queries.ts';
import { api } from '../../lib/api.ts';

/** Often enough to see what a colleague enters into the same grid. */
const LOOK_AGAIN_MS = 30_000;

export interface GridChoice {
  frequency: Frequency;
  period?: string | undefined;
  sector?: Sector | undefined;
  category?: string | undefined;
}

export const gridQuery = (choice: GridChoice) =>
  queryOptions({
    queryKey: [KPIS, 'grid', choice],
    queryFn: ({ signal }) => api.kpiRecords.grid({ query: choice }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });

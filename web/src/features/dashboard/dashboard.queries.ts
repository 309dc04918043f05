import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Everything the dashboard shows comes in one call. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => api.my.dashboard(undefined, { signal }),
  });

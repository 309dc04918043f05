import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { operationQuery } from '../../lib/operation-query.ts';

export const dashboardQueries = {
  /** Everything the dashboard shows comes in one call. */
  all: () => queryOptions(operationQuery(api.my.dashboard)),
};

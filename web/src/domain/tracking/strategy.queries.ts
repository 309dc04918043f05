import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationKey, operationQuery } from '../../lib/api/operation-query.ts';
import { nullForError } from '../../lib/guards/null-for-error.ts';

export const strategyQueries = {
  /** It is null when there is no active strategy. */
  active: () =>
    queryOptions({
      queryKey: operationKey(api.my.activeStrategy),
      queryFn: ({ signal }) =>
        nullForError('strategy.noActiveStrategy', api.my.activeStrategy(undefined, { signal })),
    }),
  detail: (strategyId: number) =>
    queryOptions(operationQuery(api.strategies.read, { params: { strategyId } })),
};

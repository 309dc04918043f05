import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nullForError } from '../../lib/null-for-error.ts';
import { operationKey, operationQuery } from '../../lib/operation-query.ts';

export const strategyQueries = {
  /** The strategy the organisation works on; null when there is none. */
  active: () =>
    queryOptions({
      queryKey: operationKey(api.my.activeStrategy),
      queryFn: ({ signal }) =>
        nullForError('strategy.noActiveStrategy', api.my.activeStrategy(undefined, { signal })),
    }),
  detail: (strategyId: number) =>
    queryOptions(operationQuery(api.strategies.read, { params: { strategyId } })),
};

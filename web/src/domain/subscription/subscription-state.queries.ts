import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationKey } from '../../lib/api/operation-query.ts';
import { nullForError } from '../../lib/guards/null-for-error.ts';

export const subscriptionStateQueries = {
  current: () =>
    queryOptions({
      queryKey: operationKey(api.my.subscription),
      queryFn: ({ signal }) =>
        nullForError('not_found.subscription', api.my.subscription(undefined, { signal })),
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nullForError } from '../../lib/null-for-error.ts';
import { operationKey } from '../../lib/operation-query.ts';

export const subscriptionStateQueries = {
  /** The organisation's subscription; null when there is none. */
  current: () =>
    queryOptions({
      queryKey: operationKey(api.my.subscription),
      queryFn: ({ signal }) =>
        nullForError('not_found.subscription', api.my.subscription(undefined, { signal })),
    }),
};

import type { SubscriptionState } from '@metra/contract/my';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nullForError } from '../../lib/null-for-error.ts';

/** The organisation's subscription; null when there is none. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: ['my', 'subscription'],
    queryFn: ({ signal }): Promise<SubscriptionState | null> =>
      nullForError('not_found.subscription', api.my.subscription(undefined, { signal })),
  });

import { dismissToast } from '../../design-system/toast/toast-store.ts';
import { subscriptionQuery } from '../../domain/subscription/subscription-state.queries.ts';
import { NO_SUBSCRIPTION } from '../../domain/subscription/subscription-state.ts';
import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';

/**
 * After an order or a cancellation everything about the subscription is asked for again, in every tab; and here when
 * the server says that there is none any more.
 */
export function keepSubscriptionTrue(): void {
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
  events.on('subscriptionChanged', () => {
    dismissToast(NO_SUBSCRIPTION);
    askAgain();
  });
  events.on('subscriptionMissed', askAgain);
}

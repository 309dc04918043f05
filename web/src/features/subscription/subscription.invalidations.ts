import { dismissToast } from '../../design-system/toast/toast-store.ts';
import { subscriptionQuery } from '../../domain/subscription/subscription-state.queries.ts';
import { NO_SUBSCRIPTION } from '../../domain/subscription/subscription-state.ts';
import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';

/**
 * After an order or a cancellation, in every tab; and in this tab when the server refuses something because the
 * subscription has ended.
 */
export function registerSubscriptionInvalidations(): void {
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
  events.on('subscriptionChanged', () => {
    dismissToast(NO_SUBSCRIPTION);
    invalidate();
  });
  events.on('subscriptionMissed', invalidate);
}

import { dismissToast } from '../../design-system/toast/toast-store.ts';
import { NO_SUBSCRIPTION } from '../../domain/subscription/subscription-state.ts';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

const ANSWERS = [
  api.my.subscription,
  api.subscription.quote,
  api.subscription.billing,
  api.subscription.invoices,
];

/**
 * After an order or a cancellation, in every tab; and in this tab when the server refuses something because the
 * subscription has ended.
 */
export function registerSubscriptionInvalidations(): void {
  const invalidate = () => void invalidateAnswers(...ANSWERS);
  events.on('subscriptionChanged', () => {
    dismissToast(NO_SUBSCRIPTION);
    invalidate();
  });
  events.on('subscriptionMissed', invalidate);
}

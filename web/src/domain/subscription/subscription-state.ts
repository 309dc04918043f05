import { ClientError } from '@metra/contract/core/client-error';
import type { SubscriptionState } from '@metra/contract/operations/my';

/** The server says which day is today. */
export const isActive = (subscription: SubscriptionState | null): boolean =>
  subscription !== null && subscription.activeUntil >= subscription.today;

/** The key of the warning is also the id of its toast. */
export const NO_SUBSCRIPTION = 'auth.noActiveSubscription';

/** Only a screen with a subscription calls this. */
export function heldSubscription(subscription: SubscriptionState | null | undefined): SubscriptionState {
  if (subscription) return subscription;
  throw new ClientError('No subscription available.', { id: 'app:no-subscription', type: 'app' });
}

import { ClientError } from '@metra/contract/core/client-error';
import type { SubscriptionState } from '@metra/contract/operations/my';

/** Active while `activeUntil` is today or later (specification section 4); what day it is, the server says. */
export const isActive = (subscription: SubscriptionState | null): boolean =>
  subscription !== null && subscription.activeUntil >= subscription.today;

/** The key of the warning for people without an active subscription, and the id of its toast. */
export const NO_SUBSCRIPTION = 'auth.noActiveSubscription';

/** Whoever decides about a subscription has to have one (specification section 8). */
export function heldSubscription(subscription: SubscriptionState | null | undefined): SubscriptionState {
  if (subscription) return subscription;
  throw new ClientError('No subscription available.', { id: 'app:no-subscription', type: 'app' });
}

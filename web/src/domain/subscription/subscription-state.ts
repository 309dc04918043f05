import { ClientError } from '@metra/contract/client-error';
import type { SubscriptionState } from '@metra/contract/my';

/** Where the operator's customers do business; a day begins and ends there. */
const TIME_ZONE = 'Europe/Berlin';

/** The day it is there, e.g. `2026-11-15`. */
export const businessDay = (now: Date = new Date()): string =>
  // Swedish writes dates the way they sort.
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(now);

/** Active while `activeUntil` is today or later (specification section 4). */
export const isActive = (subscription: SubscriptionState | null, now?: Date): boolean =>
  subscription !== null && subscription.activeUntil >= businessDay(now);

/** The key of the warning for people without an active subscription, and the id of its toast. */
export const NO_SUBSCRIPTION = 'auth.noActiveSubscription';

/** Whoever decides about a subscription has to have one (specification section 8). */
export function heldSubscription(subscription: SubscriptionState | null | undefined): SubscriptionState {
  if (subscription) return subscription;
  throw new ClientError('No subscription available.', { id: 'app:no-subscription', type: 'app' });
}

import { ClientError } from '@metra/contract/client-error';
import type { SubscriptionState } from '@metra/contract/my';
import type { Strategy } from '@metra/contract/strategies';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { hasKey } from './errors.ts';

/** The strategy the organisation works on; null when there is none. */
export const activeStrategyQuery = () =>
  queryOptions({
    queryKey: ['my', 'active-strategy'],
    queryFn: ({ signal }): Promise<Strategy | null> =>
      noneFor('strategy.noActiveStrategy', api.my.activeStrategy(undefined, { signal })),
  });

/** The organisation's subscription; null when there is none. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: ['my', 'subscription'],
    queryFn: ({ signal }): Promise<SubscriptionState | null> =>
      noneFor('not_found.subscription', api.my.subscription(undefined, { signal })),
  });

/** Having none is an answer, not an error. */
async function noneFor<Value>(i18nKey: string, call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (hasKey(error, i18nKey)) return null;
    throw error;
  }
}

/** Where the operator's customers do business; a day begins and ends there. */
const TIME_ZONE = 'Europe/Berlin';

/** The day it is there, e.g. `2026-11-15`. */
export const businessDay = (now: Date = new Date()): string =>
  // Swedish writes dates the way they sort.
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(now);

/** Active while `activeUntil` is today or later (specification section 4). */
export const isActive = (subscription: SubscriptionState | null, now?: Date): boolean =>
  subscription !== null && subscription.activeUntil >= businessDay(now);

/** The warning of whoever is turned away for having none, as its text and as its toast are called. */
export const NO_SUBSCRIPTION = 'auth.noActiveSubscription';

/** Whoever decides about a subscription has to have one (specification section 8). */
export function heldSubscription(subscription: SubscriptionState | null | undefined): SubscriptionState {
  if (subscription) return subscription;
  throw new ClientError('No subscription available.', { id: 'app:no-subscription', type: 'app' });
}

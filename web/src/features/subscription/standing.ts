import type { SubscriptionState } from '@metra/contract/my';
import { daysUntil } from '../../lib/tracking/today.ts';
import { isActive } from '../../lib/user-data.queries.ts';

/** What one has, as a word: the page opens with it. */
export type Standing =
  | { word: 'none' }
  | { word: 'trial' | 'renewing' | 'ending'; until: string; daysLeft: number }
  | { word: 'trialEnded' | 'ended'; until: string };

/** A day begins and ends where the operator's customers do business. */
const TIME_ZONE = 'Europe/Berlin';

export function standingOf(subscription: SubscriptionState | null, now = new Date()): Standing {
  if (!subscription) return { word: 'none' };
  const { activeUntil: until, isTrial, autoRenew } = subscription;
  if (!isActive(subscription, now)) return { word: isTrial ? 'trialEnded' : 'ended', until };
  // Swedish writes dates the way they sort: 2026-11-15.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(now);
  const word = isTrial ? 'trial' : autoRenew ? 'renewing' : 'ending';
  return { word, until, daysLeft: Math.max(0, daysUntil(until, today)) };
}

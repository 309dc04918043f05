import type { SubscriptionState } from '@metra/contract/operations/my';
import { isActive } from '../../domain/subscription/subscription-state.ts';
import { daysUntil } from '../../domain/tracking/today.ts';

export type SubscriptionPhase =
  | { word: 'none' }
  | { word: 'trial' | 'renewing' | 'ending'; until: string; daysLeft: number }
  /** Ordered; the paid year begins after the trial or the free days. */
  | { word: 'starting'; until: string; startsOn: string }
  | { word: 'trialEnded' | 'ended'; until: string };

export function phaseOf(subscription: SubscriptionState | null): SubscriptionPhase {
  if (!subscription) return { word: 'none' };
  const { activeUntil: until, today, isTrial, autoRenew } = subscription;
  const { periodStart } = subscription.subscription;
  if (!isActive(subscription)) return { word: isTrial ? 'trialEnded' : 'ended', until };
  if (!isTrial && autoRenew && periodStart > today) return { word: 'starting', until, startsOn: periodStart };
  const word = isTrial ? 'trial' : autoRenew ? 'renewing' : 'ending';
  return { word, until, daysLeft: Math.max(0, daysUntil(until, today)) };
}

/** A year can be ordered while nothing runs that was paid for. */
export const mayOrder = ({ word }: SubscriptionPhase): boolean =>
  word === 'none' || word === 'trial' || word === 'trialEnded' || word === 'ended';

export const isOver = ({ word }: SubscriptionPhase): boolean => word === 'trialEnded' || word === 'ended';

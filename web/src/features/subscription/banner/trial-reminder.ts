import type { SubscriptionState } from '@metra/contract/operations/my';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import { phaseOf } from '../subscription-phase.ts';

const LAST_DAYS = 14;
const DISMISSED_KEY = 'trial-reminder-dismissed';

/** Days after today until the trial ends; null when there is nothing to remind of. */
export function daysToRemind(subscription: SubscriptionState | null): number | null {
  const phase = phaseOf(subscription);
  return phase.word === 'trial' && phase.daysLeft < LAST_DAYS ? phase.daysLeft : null;
}

export const dismissedIn = (storage: KeyValueStorage, owner: string) => ({
  dismiss: (today: string) => storage.setItem(DISMISSED_KEY, `${owner} ${today}`),
  isDismissed: (today: string) => storage.getItem(DISMISSED_KEY) === `${owner} ${today}`,
});

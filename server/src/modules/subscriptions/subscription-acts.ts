import type { AdminSubscriptionDetail } from '@metra/contract/operations/subscriptions-admin';

type Act = AdminSubscriptionDetail['acts'][number];

interface Facts {
  /** By the day: ENDED as soon as the last one has passed. */
  state: AdminSubscriptionDetail['state'];
  isTrial: boolean;
  autoRenew: boolean;
  /** Whether the organisation has another one that is not ended. */
  hasOther: boolean;
  /** Whether everybody has left the organisation, and it is being deleted. */
  isLeaving: boolean;
}

/**
 * What the operator may do for a customer. A trial can be given more days, also when it is over, but not beside a
 * subscription that took its place. Paid years are never moved: what was paid for is what the invoice says.
 */
export function actsFor({ state, isTrial, autoRenew, hasOther, isLeaving }: Facts): Act[] {
  if (isLeaving) return [];
  if (isTrial) return hasOther ? [] : ['EXTEND_TRIAL'];
  if (state === 'ACTIVE' && autoRenew) return ['CANCEL'];
  return state === 'CANCELLED' ? ['RESUME'] : [];
}

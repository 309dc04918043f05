import type { AdminSubscriptionDetail } from '@metra/contract/operations/subscriptions-admin';

type Act = AdminSubscriptionDetail['acts'][number];

interface Facts {
  /** The state by date: ENDED after the last day. */
  state: AdminSubscriptionDetail['state'];
  isTrial: boolean;
  autoRenew: boolean;
  /** True if the organisation has another subscription that has not ended. */
  hasOther: boolean;
  /** True if the organisation has no members and is being deleted. */
  isLeaving: boolean;
}

/**
 * The operator's possible actions. A trial can be extended, even after its end, but not beside a subscription that
 * has replaced it. Paid years are never moved, because the invoice names their days.
 */
export function actsFor({ state, isTrial, autoRenew, hasOther, isLeaving }: Facts): Act[] {
  if (isLeaving) return [];
  if (isTrial) return hasOther ? [] : ['EXTEND_TRIAL'];
  if (state === 'ACTIVE' && autoRenew) return ['CANCEL'];
  return state === 'CANCELLED' ? ['RESUME'] : [];
}

import type { SubscriptionState } from '@metra/contract/operations/my';

/** A trial from 1 November to 1 December 2026, seen on 15 November, unless something else is said. */
export const aSubscriptionState = ({
  subscription,
  ...state
}: Partial<Omit<SubscriptionState, 'subscription'>> & {
  subscription?: Partial<SubscriptionState['subscription']>;
} = {}): SubscriptionState => ({
  subscription: {
    id: 1,
    state: 'TRIAL',
    startedAt: '2026-11-01T08:00:00Z',
    cancelledAt: null,
    price: 0,
    renewalPrice: 69_000,
    currency: 'EUR',
    interval: 'YEAR',
    periodStart: '2026-11-01',
    invoices: [],
    ...subscription,
  },
  promotion: null,
  activeUntil: '2026-12-01',
  today: '2026-11-15',
  autoRenew: false,
  isTrial: true,
  renewsOn: null,
  ...state,
});

import type { SubscriptionState } from '@metra/contract/my';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const now = new Date('2026-11-15T10:00:00Z');
const a = (state: Partial<SubscriptionState>): SubscriptionState => ({
  subscription: {
    id: 1,
    state: 'TRIAL',
    startedAt: '2026-11-01T08:00:00Z',
    cancelledAt: null,
    price: 0,
    currency: 'EUR',
    interval: 'YEAR',
    renewalPrice: 69_000,
    periodStart: '2026-11-01',
    invoices: [],
  },
  promotion: null,
  activeUntil: '2026-12-01',
  autoRenew: false,
  isTrial: true,
  renewsOn: null,
  ...state,
});

test.each([
  ['nothing', null, { word: 'none' }],
  ['a trial', a({}), { word: 'trial', until: '2026-12-01', daysLeft: 16 }],
  ['its last day', a({ activeUntil: '2026-11-15' }), { word: 'trial', until: '2026-11-15', daysLeft: 0 }],
  ['a trial that is over', a({ activeUntil: '2026-11-14' }), { word: 'trialEnded', until: '2026-11-14' }],
  [
    'a year that goes on',
    a({ isTrial: false, autoRenew: true, activeUntil: '2027-03-02' }),
    { word: 'renewing', until: '2027-03-02', daysLeft: 107 },
  ],
  [
    'a year that was cancelled',
    a({ isTrial: false, activeUntil: '2027-03-02' }),
    { word: 'ending', until: '2027-03-02', daysLeft: 107 },
  ],
  [
    'a year that is over',
    a({ isTrial: false, activeUntil: '2026-03-02' }),
    { word: 'ended', until: '2026-03-02' },
  ],
])('tells what one has: %s', (_what, subscription, standing) => {
  expect(standingOf(subscription, now)).toEqual(standing);
});

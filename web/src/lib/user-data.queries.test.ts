import type { SubscriptionState } from '@metra/contract/my';
import { expect, test } from 'vitest';
import { heldSubscription, isActive } from './user-data.queries.ts';

const until = (activeUntil: string): SubscriptionState => ({
  subscription: {
    id: 1,
    state: 'TRIAL',
    startedAt: '2026-10-01T08:00:00Z',
    cancelledAt: null,
    price: 69_000,
    currency: 'EUR',
    interval: 'YEAR',
    renewalPrice: 69_000,
    periodStart: '2026-10-01',
    invoices: [],
  },
  promotion: null,
  activeUntil,
  autoRenew: false,
  isTrial: true,
  renewsOn: null,
});

test.each([
  ['2026-11-16', true],
  ['2026-11-15', true],
  ['2026-11-14', false],
])('on 15 November a subscription until %s is active: %s', (activeUntil, active) => {
  expect(isActive(until(activeUntil), new Date('2026-11-15T12:00:00Z'))).toBe(active);
});

test('the last day ends at midnight in Germany', () => {
  expect(isActive(until('2026-11-15'), new Date('2026-11-15T22:59:00Z'))).toBe(true);
  expect(isActive(until('2026-11-15'), new Date('2026-11-15T23:01:00Z'))).toBe(false);
});

test('none is not active', () => {
  expect(isActive(null)).toBe(false);
});

test('whoever decides about a subscription has to have one', () => {
  expect(heldSubscription(until('2026-11-15')).activeUntil).toBe('2026-11-15');
  expect(() => heldSubscription(null)).toThrow('No subscription available.');
});

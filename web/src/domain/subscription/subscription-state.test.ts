import { expect, test } from 'vitest';
import { aSubscriptionState } from '../../../test/subscription-builders.ts';
import { heldSubscription, isActive } from './subscription-state.ts';

const until = (activeUntil: string) => aSubscriptionState({ activeUntil });

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

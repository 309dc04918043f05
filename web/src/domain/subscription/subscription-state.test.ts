import { afterEach, expect, test, vi } from 'vitest';
import { aSubscriptionState } from '../../../test/subscription-builders.ts';
import { heldSubscription, isActive } from './subscription-state.ts';

afterEach(() => {
  vi.useRealTimers();
});

const until = (activeUntil: string) => aSubscriptionState({ activeUntil });

test.each([
  ['2026-11-16', true],
  ['2026-11-15', true],
  ['2026-11-14', false],
])('on 15 November a subscription until %s is active: %s', (activeUntil, active) => {
  expect(isActive(until(activeUntil))).toBe(active);
});

test.each([
  { zone: 'Pacific/Auckland', today: '2026-11-16', active: false },
  { zone: 'Europe/Berlin', today: '2026-11-15', active: true },
  { zone: 'America/New_York', today: '2026-11-15', active: true },
])(
  'whether the last day is over is for the server to say, which knows the organisation is in $zone',
  ({ today, active }) => {
    // The browser's own day would differ at one of these times.
    for (const now of ['2026-11-15T12:00:00Z', '2026-11-15T23:30:00Z', '2026-11-17T04:00:00Z']) {
      vi.setSystemTime(now);
      expect(isActive(aSubscriptionState({ activeUntil: '2026-11-15', today }))).toBe(active);
    }
  },
);

test('none is not active', () => {
  expect(isActive(null)).toBe(false);
});

test('a person has to have a subscription to change it', () => {
  expect(heldSubscription(until('2026-11-15')).activeUntil).toBe('2026-11-15');
  expect(() => heldSubscription(null)).toThrow('No subscription available.');
});

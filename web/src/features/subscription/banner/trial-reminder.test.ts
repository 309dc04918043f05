import { expect, test } from 'vitest';
import { aSubscriptionState } from '../../../../test/subscription-builders.ts';
import { memoryStorage } from '../../../lib/storage/safe-storage.ts';
import { daysToRemind, dismissedIn } from './trial-reminder.ts';

test.each([
  ['a trial with 14 days after today', { activeUntil: '2026-11-29' }, null],
  ['the first of its last 14 days', { activeUntil: '2026-11-28' }, 13],
  ['its last day', { activeUntil: '2026-11-15' }, 0],
  ['a trial that is over', { activeUntil: '2026-11-14' }, null],
  ['an order', { activeUntil: '2026-11-20', isTrial: false, autoRenew: true }, null],
])('%s', (_what, state, days) => {
  expect(daysToRemind(aSubscriptionState(state))).toBe(days);
});

test('nobody without a subscription is reminded', () => {
  expect(daysToRemind(null)).toBeNull();
});

test('it is dismissed for the day, by whoever dismissed it', () => {
  const storage = memoryStorage();
  dismissedIn(storage, '7').dismiss('2026-11-15');
  expect(dismissedIn(storage, '7').isDismissed('2026-11-15')).toBe(true);
  expect(dismissedIn(storage, '7').isDismissed('2026-11-16')).toBe(false);
  expect(dismissedIn(storage, '8').isDismissed('2026-11-15')).toBe(false);
});

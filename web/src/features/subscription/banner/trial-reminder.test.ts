import { expect, test } from 'vitest';
import { aSubscriptionState } from '../../../../test/subscription-builders.ts';
import { memoryStorage } from '../../../lib/safe-storage.ts';
import { daysToRemind, dismissedIn } from './trial-reminder.ts';

const now = new Date('2026-11-15T10:00:00Z');

test.each([
  ['a trial with 14 days after today', { activeUntil: '2026-11-29' }, null],
  ['the first of its last 14 days', { activeUntil: '2026-11-28' }, 13],
  ['its last day', { activeUntil: '2026-11-15' }, 0],
  ['a trial that is over', { activeUntil: '2026-11-14' }, null],
  ['an order', { activeUntil: '2026-11-20', isTrial: false, autoRenew: true }, null],
])('%s', (_what, state, days) => {
  expect(daysToRemind(aSubscriptionState(state), now)).toBe(days);
});

test('nobody without a subscription is reminded', () => {
  expect(daysToRemind(null, now)).toBeNull();
});

test('it is dismissed for the day, by whoever dismissed it', () => {
  const storage = memoryStorage();
  dismissedIn(storage, '7').dismiss(new Date('2026-11-15T22:30:00Z'));
  expect(dismissedIn(storage, '7').isDismissed(new Date('2026-11-15T22:59:00Z'))).toBe(true);
  expect(dismissedIn(storage, '7').isDismissed(new Date('2026-11-15T23:01:00Z'))).toBe(false);
  expect(dismissedIn(storage, '8').isDismissed(new Date('2026-11-15T22:59:00Z'))).toBe(false);
});

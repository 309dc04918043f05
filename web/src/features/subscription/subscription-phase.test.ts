import { expect, test } from 'vitest';
import { aSubscriptionState as a } from '../../../test/subscription-builders.ts';
import { mayOrder, phaseOf } from './subscription-phase.ts';

const ordered = { isTrial: false, autoRenew: true };

test.each([
  ['nothing', null, { word: 'none' }],
  ['a trial', a(), { word: 'trial', until: '2026-12-01', daysLeft: 16 }],
  ['its last day', a({ activeUntil: '2026-11-15' }), { word: 'trial', until: '2026-11-15', daysLeft: 0 }],
  ['a trial that is over', a({ activeUntil: '2026-11-14' }), { word: 'trialEnded', until: '2026-11-14' }],
  [
    'a year that goes on',
    a({ ...ordered, activeUntil: '2027-03-02' }),
    { word: 'renewing', until: '2027-03-02', daysLeft: 107 },
  ],
  [
    'a year that begins after the trial',
    a({ ...ordered, activeUntil: '2027-12-01', subscription: { periodStart: '2026-12-02' } }),
    { word: 'starting', until: '2027-12-01', startsOn: '2026-12-02' },
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
])('tells what one has: %s', (_what, subscription, phase) => {
  expect(phaseOf(subscription)).toEqual(phase);
});

test('a year is ordered while nothing runs that was paid for', () => {
  const may = (state: Parameters<typeof phaseOf>[0]) => mayOrder(phaseOf(state));
  expect([null, a(), a({ activeUntil: '2026-11-14' })].map(may)).toEqual([true, true, true]);
  const running = { ...ordered, activeUntil: '2027-03-02' };
  expect([a(running), a({ ...running, autoRenew: false })].map(may)).toEqual([false, false]);
});

import { expect, test } from 'vitest';
import { goalStatusOf } from './goal-status.ts';

test.each([
  [{ status: 'NO_TARGET', progress: null, expectedProgress: null }, 'noTarget', 'running'],
  [{ status: 'NO_DATA', progress: null, expectedProgress: 0.3 }, 'noValues', 'running'],
  [{ status: 'ON_TRACK', progress: 0, expectedProgress: 0.01 }, 'onTrack', 'success'],
  [{ status: 'ON_TRACK', progress: 0.54, expectedProgress: 0.5 }, 'onTrack', 'success'],
  [{ status: 'ON_TRACK', progress: 0.71, expectedProgress: 0.6 }, 'ahead', 'success'],
  [{ status: 'REACHED', progress: 1.2, expectedProgress: 0.6 }, 'reached', 'success'],
  [{ status: 'MISSED', progress: 0.9, expectedProgress: 1 }, 'missed', 'danger'],
  [{ status: 'AT_RISK', progress: 0.4, expectedProgress: 0.56 }, 'behind', 'warning'],
  [{ status: 'OFF_TRACK', progress: 0.1, expectedProgress: 0.56 }, 'farBehind', 'danger'],
] as const)('%j is said as %s', (goal, word, tone) => {
  expect(goalStatusOf(goal)).toMatchObject({ word, tone });
});

test.each([
  ['NO_BASELINE', 'noBaseline'],
  ['INCOMPLETE', 'incomplete'],
  ['OUTDATED', 'outdated'],
] as const)('without a judgement it says why: %s', (because, word) => {
  const goal = { status: 'NO_DATA', progress: null, expectedProgress: null } as const;
  expect(goalStatusOf(goal, because)).toMatchObject({ word, tone: 'running' });
});

test('counts whole points to the plan', () => {
  expect(goalStatusOf({ status: 'AT_RISK', progress: 0.42, expectedProgress: 0.564 }).points).toBe(-14);
});

import { expect, test } from 'vitest';
import { goalStatusOf } from './goal-status.ts';

test.each([
  [{ status: 'NO_DATA', progress: null, expectedProgress: 0.3 }, 'noData', 'neutral'],
  [{ status: 'ON_TRACK', progress: 0, expectedProgress: 0.01 }, 'begun', 'neutral'],
  [{ status: 'ON_TRACK', progress: 0, expectedProgress: null }, 'begun', 'neutral'],
  [{ status: 'ON_TRACK', progress: 0, expectedProgress: 0.08 }, 'onTrack', 'success'],
  [{ status: 'ON_TRACK', progress: 0.54, expectedProgress: 0.5 }, 'onTrack', 'success'],
  [{ status: 'ON_TRACK', progress: 0.71, expectedProgress: 0.6 }, 'ahead', 'success'],
  [{ status: 'REACHED', progress: 1.2, expectedProgress: 0.6 }, 'reached', 'success'],
  [{ status: 'AT_RISK', progress: 0.4, expectedProgress: 0.56 }, 'behind', 'warning'],
  [{ status: 'OFF_TRACK', progress: 0.1, expectedProgress: 0.56 }, 'behind', 'danger'],
  [{ status: 'AT_RISK', progress: -0.1, expectedProgress: null }, 'backwards', 'warning'],
] as const)('%j is said as %s', (goal, word, tone) => {
  expect(goalStatusOf(goal)).toMatchObject({ word, tone });
});

test('counts whole points to the plan', () => {
  expect(goalStatusOf({ status: 'AT_RISK', progress: 0.52, expectedProgress: 0.564 }).points).toBe(-4);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Beginning, firstStepsOf } from './first-steps.ts';

const today = Temporal.PlainDate.from('2026-11-15');
const period = { start: '2025-01-01', end: '2025-12-31', code: '2025' };
const dayOne: Beginning = {
  joinedOn: '2026-11-15',
  hasValues: false,
  people: 1,
  lastYear: { period, entered: false },
  goals: [{ status: 'NO_TARGET', isOff: false }],
};
const allDone: Beginning = {
  ...dayOne,
  hasValues: true,
  people: 2,
  lastYear: { period, entered: true },
  goals: [{ status: 'NO_DATA', isOff: false }],
};
const steps = (given: Partial<Beginning>) => firstStepsOf({ ...dayOne, ...given }, today);

describe('first steps', () => {
  test('are all open on day one', () => {
    expect(steps({})).toEqual({
      targets: { set: 0, of: 1 },
      values: false,
      colleague: false,
      lastYear: { period, entered: false },
    });
  });

  test('disappear when all are done, and only then', () => {
    expect(steps(allDone)).toBeNull();
    fc.assert(
      fc.property(
        fc.subarray(['hasValues', 'people', 'lastYear', 'goals'] as const, { minLength: 1 }),
        (open) => {
          const left = Object.fromEntries(open.map((key) => [key, dayOne[key]]));
          expect(steps({ ...allDone, ...left })).not.toBeNull();
        },
      ),
    );
  });

  test('want no target for a goal whose KPI is not used', () => {
    expect(steps({ ...allDone, goals: [{ status: 'NO_TARGET', isOff: true }] })).toBeNull();
  });

  test.each([
    ['2026-08-15', true],
    ['2026-08-14', false],
  ])('of an organisation that joined on %s are shown: %s', (joinedOn, isShown) => {
    expect(steps({ joinedOn }) !== null).toBe(isShown);
  });
});

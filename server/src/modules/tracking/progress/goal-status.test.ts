import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedProgress, goalStatus } from './goal-status.ts';

describe('where a goal stands', () => {
  test.each([
    [null, null, 'NO_DATA'],
    [null, 0.5, 'NO_DATA'],
    [1, 0.2, 'REACHED'],
    [1.3, 1, 'REACHED'],
    [1, null, 'REACHED'],
    [0.5, 0.5, 'ON_TRACK'],
    [0.8, 0.5, 'ON_TRACK'],
    [0.41, 0.5, 'ON_TRACK'],
    [0.35, 0.5, 'AT_RISK'],
    [0.26, 0.5, 'AT_RISK'],
    [0.2, 0.5, 'OFF_TRACK'],
    [-0.3, 0, 'OFF_TRACK'],
    [0, null, 'ON_TRACK'],
    [-0.1, null, 'AT_RISK'],
  ] as const)('progress %d when %d is expected: %s', (progress, expected, status) => {
    expect(goalStatus(progress, expected)).toBe(status);
  });

  test('more progress never makes it worse', () => {
    const order = ['OFF_TRACK', 'AT_RISK', 'ON_TRACK', 'REACHED'];
    const share = fc.double({ min: -2, max: 2, noNaN: true });
    const expectation = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });
    fc.assert(
      fc.property(share, share, expectation, (one, other, expected) => {
        const worse = order.indexOf(goalStatus(Math.min(one, other), expected));
        const better = order.indexOf(goalStatus(Math.max(one, other), expected));
        expect(better).toBeGreaterThanOrEqual(worse);
      }),
    );
  });
});

describe('the share of time that has passed', () => {
  const day = (text: string) => Temporal.PlainDate.from(text);

  test.each([
    ['2026-01-01', '2026-01-11', '2026-01-06', 0.5],
    ['2026-01-01', '2026-01-11', '2025-12-01', 0],
    ['2026-01-01', '2026-01-11', '2026-01-11', 1],
    ['2026-01-01', '2026-01-11', '2030-01-01', 1],
    ['2026-01-01', '2026-01-01', '2025-12-31', 0],
    ['2026-01-01', '2026-01-01', '2026-01-01', 1],
    ['2026-01-01', '2025-06-01', '2025-07-01', 1],
  ])('from %s to %s on %s', (start, end, today, share) => {
    expect(expectedProgress(day(start), day(end), day(today))).toBe(share);
  });

  test('is unknown without an end', () => {
    expect(expectedProgress(day('2026-01-01'), null, day('2026-02-01'))).toBeNull();
  });

  test('lies between 0 and 1 and never falls as days go by', () => {
    const anyDay = fc.integer({ min: -20_000, max: 20_000 }).map((days) => day('2026-01-01').add({ days }));
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (start, end, today) => {
        const now = expectedProgress(start, end, today) ?? -1;
        const tomorrow = expectedProgress(start, end, today.add({ days: 1 })) ?? -1;
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThanOrEqual(1);
        expect(tomorrow).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});

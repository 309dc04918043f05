import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

test.each([
  ['2026-11-16T12:00:00.000Z', 30],
  ['2026-11-15T12:00:00.001Z', 30],
  ['2026-11-15T11:59:59.999Z', 29],
  ['2026-10-17T12:00:01.000Z', 1],
  ['2026-10-17T12:00:00.000Z', 0],
  ['2026-09-01T12:00:00.000Z', 0],
])('of what was deleted at %s, %i days are left', (deletedAt, days) => {
  expect(daysLeft(deletedAt, new Date('2026-11-16T12:00:00.000Z'))).toBe(days);
});

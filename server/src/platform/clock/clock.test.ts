import { expect, test } from 'vitest';
import { fakeClock } from '../../../test/app/fake-clock.ts';
import { systemClock } from './clock.ts';

test('today is the day of the time zone, not of the server', () => {
  const clock = fakeClock('2026-12-31T23:30:00Z');
  expect(clock.today('Europe/Berlin').toString()).toBe('2027-01-01');
  expect(clock.today('America/New_York').toString()).toBe('2026-12-31');
});

test('today changes at midnight of the time zone, also after a day of 25 hours, and if the clock is set back', () => {
  const clock = fakeClock('2026-10-24T21:59:59.999Z');
  const today = () => clock.today('Europe/Berlin').toString();
  expect(today()).toBe('2026-10-24');
  clock.set('2026-10-24T22:00:00Z');
  expect(today()).toBe('2026-10-25');
  clock.set('2026-10-25T22:59:59.999Z');
  expect(today()).toBe('2026-10-25');
  clock.set('2026-10-25T23:00:00Z');
  expect(today()).toBe('2026-10-26');
  clock.set('2026-10-24T21:59:59.999Z');
  expect(today()).toBe('2026-10-24');
});

test('a fake clock does not advance by itself', () => {
  const clock = fakeClock('2026-03-28T12:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now()).toEqual(new Date('2026-03-28T12:00:00Z'));
  clock.advance({ days: 1, hours: 2 });
  expect(clock.now()).toEqual(new Date('2026-03-29T14:00:00Z'));
  clock.set('2026-01-01T00:00:00Z');
  expect(clock.now()).toEqual(new Date('2026-01-01T00:00:00Z'));
});

test('the system clock returns the present time', () => {
  const before = Date.now();
  const told = systemClock.now().getTime();
  expect(told).toBeGreaterThanOrEqual(before);
  expect(told).toBeLessThanOrEqual(Date.now());
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinInstant, berlinTime } from './berlin-time.ts';

const german = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

const instants = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString());

test('clocks in Germany show what the browser says', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const { day, time } = berlinTime(instant);
      expect(`${day} ${time}`).toBe(german.format(new Date(instant)));
    }),
    { numRuns: 2_000 },
  );
});

test('a local time converts back to an instant that has it', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const shown = berlinTime(instant);
      expect(berlinTime(berlinInstant(shown.day, shown.time) ?? '')).toEqual(shown);
    }),
  );
});

test('around the change of clocks', () => {
  expect(berlinInstant('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z');
  expect(berlinInstant('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z');
  // This time does not exist on that day because of daylight saving time.
  expect(berlinInstant('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(berlinInstant('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
});

test.each(['', '25:00', '8', 'acht', '12:60', '8:5'])('%j is no time', (time) => {
  expect(berlinInstant('2026-11-16', time)).toBeUndefined();
});

test('a time may be written as people do', () => {
  expect(berlinInstant('2026-11-16', '8:05')).toBe('2026-11-16T07:05:00.000Z');
  expect(berlinInstant('2026-11-16', ' 08.05 ')).toBe('2026-11-16T07:05:00.000Z');
});

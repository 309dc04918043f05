import { expect, test } from 'vitest';
import { endOfDay, sharedUntilChoices } from './shared-until.ts';

const days = (now: string) => sharedUntilChoices(new Date(now), 'de').map(({ value }) => value);

test('a link ends after one month to two years, the last day included', () => {
  expect(days('2026-11-17T09:00:00Z')).toEqual([
    '2026-12-16',
    '2027-02-16',
    '2027-05-16',
    '2027-11-16',
    '2028-11-16',
  ]);
  expect(sharedUntilChoices(new Date('2026-11-17T09:00:00Z'), 'de')[1]?.label).toBe('16. Februar 2027');
});

test('from the end of a long month into a short one', () => {
  expect(days('2026-08-31T09:00:00Z')[2]).toBe('2027-02-27');
});

test('the day is that of Germany', () => {
  expect(days('2026-12-31T23:30:00Z')[0]).toBe('2027-01-31');
});

test('a day ends a minute before midnight in Germany', () => {
  expect(endOfDay('2027-02-16')).toBe('2027-02-16T22:59:00.000Z');
  expect(endOfDay('2027-07-16')).toBe('2027-07-16T21:59:00.000Z');
});

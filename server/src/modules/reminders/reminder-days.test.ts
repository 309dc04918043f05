import { expect, test } from 'vitest';
import { dueReminders } from './reminder-days.ts';

const at = (moment: string) =>
  dueReminders(Temporal.PlainDateTime.from(moment)).map(({ rhythm, period }) => `${rhythm} ${period}`);

test.each([
  ['2026-11-16T07:00', ['WEEKLY W2026-11-16']],
  ['2026-11-16T19:59', ['WEEKLY W2026-11-16']],
  ['2026-11-16T06:59', []],
  ['2026-11-16T20:00', []],
  ['2026-11-17T09:00', []],
  ['2026-11-05T09:00', ['MONTHLY M2026-11']],
  ['2026-11-06T09:00', []],
  // In these months the 5th is a Saturday and a Sunday.
  ['2026-12-05T09:00', []],
  ['2026-12-07T09:00', ['WEEKLY W2026-12-07', 'MONTHLY M2026-12']],
  ['2026-07-05T09:00', []],
  ['2026-07-06T09:00', ['WEEKLY W2026-07-06', 'MONTHLY M2026-07']],
  // The 5th is a Monday.
  ['2026-10-05T09:00', ['WEEKLY W2026-10-05', 'MONTHLY M2026-10']],
])('at %s: %j', (moment, due) => {
  expect(at(moment)).toEqual(due);
});

test('every month has one day for it, and every week', () => {
  let day = Temporal.PlainDateTime.from('2024-01-01T08:00');
  const seen: string[] = [];
  for (; day.year < 2028; day = day.add({ days: 1 }))
    seen.push(...dueReminders(day).map(({ period }) => period));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((period) => period.startsWith('M'))).toHaveLength(48);
  expect(seen.filter((period) => period.startsWith('W'))).toHaveLength(209);
});

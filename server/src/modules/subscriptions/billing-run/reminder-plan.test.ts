import { expect, test } from 'vitest';
import { dueReminder, isOverdueReminderDue } from './reminder-plan.ts';

test.each([
  [31, null],
  [30, 30],
  [8, 30],
  [7, 7],
  [2, 7],
  [1, 1],
  [0, 1],
  [-1, null],
])('with %i days left of a paid year the reminder of %s days is due', (daysLeft, reminder) => {
  expect(dueReminder(daysLeft, false)).toBe(reminder);
});

test.each([
  [30, null],
  [8, null],
  [7, 7],
  [1, 1],
])('with %i days left of a trial the reminder of %s days is due', (daysLeft, reminder) => {
  expect(dueReminder(daysLeft, true)).toBe(reminder);
});

test.each([
  [6, 0, null, false],
  [7, 0, null, true],
  [20, 1, 13, false],
  [21, 1, 14, true],
  [40, 0, null, true],
  [40, 1, 0, false],
  [400, 2, 300, false],
])('%i days late, after %i reminders, the last %s days ago, one more is due: %s', (...row) => {
  const [daysOverdue, reminders, daysSinceLast, isDue] = row;
  expect(isOverdueReminderDue({ daysOverdue, reminders, daysSinceLast })).toBe(isDue);
});

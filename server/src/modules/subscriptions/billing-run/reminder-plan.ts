/** Days before the end. */
const reminders = [30, 7, 1] as const;
export type Reminder = (typeof reminders)[number];

/** A trial is 30 days long: on its first day nobody wants to hear that it ends. */
const remindersOf = (isTrial: boolean): readonly Reminder[] =>
  isTrial ? reminders.filter((days) => days < 30) : reminders;

/**
 * The one reminder that is due: the latest whose day has come. One that was missed because no server ran is made up
 * for only while no later one has come.
 */
export function dueReminder(daysLeft: number, isTrial: boolean): Reminder | null {
  if (daysLeft < 0) return null;
  return remindersOf(isTrial).findLast((days) => daysLeft <= days) ?? null;
}

/** Days after the day an invoice had to be paid. */
const overdueReminders = [7, 21] as const;

/** Nobody is reminded twice within a week, also when a server comes back after a while. */
const pauseDays = 7;

interface Overdue {
  daysOverdue: number;
  reminders: number;
  daysSinceLast: number | null;
}

/** Whether an unpaid invoice should have had one more reminder by now without anyone's doing. */
export const isOverdueReminderDue = ({ daysOverdue, reminders, daysSinceLast }: Overdue): boolean =>
  reminders < overdueReminders.filter((days) => daysOverdue >= days).length &&
  (daysSinceLast === null || daysSinceLast >= pauseDays);

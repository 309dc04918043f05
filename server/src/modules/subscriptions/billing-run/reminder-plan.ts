/** Days before the end. */
const reminders = [30, 7, 1] as const;
export type Reminder = (typeof reminders)[number];

/** A trial lasts 30 days, so a reminder 30 days before its end would come on the first day. */
const remindersOf = (isTrial: boolean): readonly Reminder[] =>
  isTrial ? reminders.filter((days) => days < 30) : reminders;

/** The latest reminder whose day has come. A missed one is only sent as long as no later one is due. */
export function dueReminder(daysLeft: number, isTrial: boolean): Reminder | null {
  if (daysLeft < 0) return null;
  return remindersOf(isTrial).findLast((days) => daysLeft <= days) ?? null;
}

/** Days after the due date of an invoice. */
const overdueReminders = [7, 21] as const;

/** Reminders are at least a week apart, even if a server was down in between. */
const pauseDays = 7;

interface Overdue {
  daysOverdue: number;
  reminders: number;
  daysSinceLast: number | null;
}

/** True if an unpaid invoice should automatically get another reminder by now. */
export const isOverdueReminderDue = ({ daysOverdue, reminders, daysSinceLast }: Overdue): boolean =>
  reminders < overdueReminders.filter((days) => daysOverdue >= days).length &&
  (daysSinceLast === null || daysSinceLast >= pauseDays);

import type { ReminderRhythm } from '@metra/contract/operations/reminders';

export type SentRhythm = Exclude<ReminderRhythm, 'NEVER'>;

export interface DueReminder {
  rhythm: SentRhythm;
  /** The period of one reminder: a week, named by its Monday, or a month. */
  period: string;
}

/** Reminders leave from the first hour on, and a missed one is sent until the last hour. */
const hours = { first: 7, last: 19 } as const;
/** By this day the bills of the previous month have usually arrived. */
const dayOfMonth = 5;
const monday = 1;

/** Weekly reminders leave on Monday, and monthly ones on the 5th or, at a weekend, on the Monday after. */
export function dueReminders(local: Temporal.PlainDateTime): DueReminder[] {
  if (local.hour < hours.first || local.hour > hours.last) return [];
  const today = local.toPlainDate();
  const isMonthly = today.equals(monthlyDay(today));
  return [
    ...(today.dayOfWeek === monday ? [{ rhythm: 'WEEKLY' as const, period: `W${today}` }] : []),
    ...(isMonthly ? [{ rhythm: 'MONTHLY' as const, period: `M${today.toPlainYearMonth()}` }] : []),
  ];
}

function monthlyDay(today: Temporal.PlainDate): Temporal.PlainDate {
  const day = today.with({ day: dayOfMonth });
  return day.add({ days: day.dayOfWeek > 5 ? 8 - day.dayOfWeek : 0 });
}

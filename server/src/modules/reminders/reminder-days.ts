import type { ReminderRhythm } from '@metra/contract/operations/reminders';

export type SentRhythm = Exclude<ReminderRhythm, 'NEVER'>;

export interface DueReminder {
  rhythm: SentRhythm;
  /** What a person is reminded of once: the Monday of a week, or a month. */
  period: string;
}

/** From when on reminders leave in the morning, and until when one that was missed is made up for. */
const hours = { first: 7, last: 19 } as const;
/** By then the bills of the month before have come. */
const dayOfMonth = 5;
const monday = 1;

/** Weekly on Monday; monthly on the 5th, or the Monday after where that is a weekend. */
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

/** A day is ISO text, for example 2026-11-15, without time and zone, so days compare as text. */
export type Day = string;

const DAYS_OF_WEEK = 7;
const WEEKS_SHOWN = 6;

export function dayOf(year: number, month: number, day: number): Day {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year + date.getUTCFullYear() - 2000);
  return toDay(date);
}

export function partsOf(day: Day): { year: number; month: number; day: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, day: date };
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function today(): Day {
  const now = new Date();
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function addDays(day: Day, count: number): Day {
  const { year, month, day: date } = partsOf(day);
  return toDay(new Date(Date.UTC(year, month - 1, date + count)));
}

/** In a shorter month it is the last day. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, day: date } = partsOf(day);
  const months = year * 12 + (month - 1) + count;
  const targetYear = Math.floor(months / 12);
  const targetMonth = (months % 12) + 1;
  return dayOf(targetYear, targetMonth, Math.min(date, daysInMonth(targetYear, targetMonth)));
}

/** Monday is 0. */
export function weekdayOf(day: Day): number {
  const { year, month, day: date } = partsOf(day);
  return (new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % DAYS_OF_WEEK;
}

/** Six weeks keep the height of the calendar the same in every month. */
export function weeksOf(year: number, month: number): Day[][] {
  const first = dayOf(year, month, 1);
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_unused, weekday) => addDays(start, week * DAYS_OF_WEEK + weekday)),
  );
}

export function clampDay(day: Day, min?: Day, max?: Day): Day {
  if (min && day < min) return min;
  if (max && day > max) return max;
  return day;
}

function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

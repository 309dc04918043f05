export interface TimeScaleTick {
  at: number;
  size: 'day' | 'ten' | 'month';
}

const DAY_MS = 86_400_000;
/** A span up to two months is read in days, a longer one in months. */
const LONGEST_IN_DAYS = 62;

export function timeScaleTicks(from: string, to: string): TimeScaleTick[] {
  const start = Date.parse(from.slice(0, 10));
  const days = Math.max(1, Math.round((Date.parse(to) - start) / DAY_MS));
  if (days <= LONGEST_IN_DAYS)
    return Array.from({ length: days + 1 }, (_, day) => ({
      at: day / days,
      size: day % 10 === 0 || day === days ? 'ten' : 'day',
    }));
  return Array.from({ length: days + 1 }, (_, day) => ({
    at: day / days,
    date: new Date(start + day * DAY_MS).getUTCDate(),
  })).flatMap(({ at, date }): TimeScaleTick[] => {
    if (date === 1) return [{ at, size: 'month' }];
    return [8, 15, 22].includes(date) ? [{ at, size: 'day' }] : [];
  });
}

/** Where a day lies between two others, from 0 to 1. */
export function shareOfTime(from: string, to: string, day: string): number {
  const start = Date.parse(from.slice(0, 10));
  const span = Math.max(1, Date.parse(to) - start);
  return Math.min(1, Math.max(0, (Date.parse(day) - start) / span));
}

/** The day before a day, e.g. `2026-11-14`. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

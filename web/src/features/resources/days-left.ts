const DAY_MS = 24 * 60 * 60 * 1000;
const RESTORABLE_DAYS = 30;

/** How many days a deleted file can still be brought back, counting the day that has begun. */
export const daysLeft = (deletedAt: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + RESTORABLE_DAYS * DAY_MS - now.getTime()) / DAY_MS));

const restorableDays = 30;

/** What was deleted at this moment or before is gone. */
export const restorableSince = (now: Date): Date =>
  new Date(now.getTime() - restorableDays * 24 * 60 * 60 * 1000);

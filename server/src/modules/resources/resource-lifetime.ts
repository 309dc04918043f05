const restorableDays = 30;

/** Files that were deleted at this moment or earlier cannot be restored. */
export const restorableSince = (now: Date): Date =>
  new Date(now.getTime() - restorableDays * 24 * 60 * 60 * 1000);

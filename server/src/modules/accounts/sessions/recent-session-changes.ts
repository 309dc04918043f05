/** The key with which signals name all members of an organisation. */
export const membersKey = (organisationId: number) => `organisation:${organisationId}`;

/** This is longer than any transaction takes. */
const rememberedMilliseconds = 10_000;

/**
 * Accounts, and organisations by `membersKey`, whose sessions this server is changing. Between the commit and the
 * following signal the cache is outdated, so these sessions are read from the database for a while.
 */
export function recentSessionChanges(now: () => number = () => performance.now()) {
  const until = new Map<number | string, number>();
  return {
    add(whose: number | string): void {
      for (const [known, end] of until) if (end < now()) until.delete(known);
      until.set(whose, now() + rememberedMilliseconds);
    },
    has(whose: number | string): boolean {
      const end = until.get(whose);
      return end !== undefined && end > now();
    },
  };
}

export type RecentSessionChanges = ReturnType<typeof recentSessionChanges>;

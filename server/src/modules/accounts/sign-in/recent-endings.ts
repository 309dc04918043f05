/** Longer than any transaction takes. */
const rememberedMilliseconds = 10_000;

/**
 * Accounts whose sessions are being ended by this server. Between the commit and the signal that follows it, memory
 * would still know them; so they are looked up in the database for a while.
 */
export function recentEndings(now: () => number = () => performance.now()) {
  const until = new Map<number, number>();
  return {
    add(accountId: number): void {
      for (const [known, end] of until) if (end < now()) until.delete(known);
      until.set(accountId, now() + rememberedMilliseconds);
    },
    has: (accountId: number): boolean => (until.get(accountId) ?? 0) > now(),
  };
}

export type RecentEndings = ReturnType<typeof recentEndings>;

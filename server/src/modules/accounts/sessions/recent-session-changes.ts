/** All members of an organisation, as signals name them. */
export const membersKey = (organisationId: number) => `organisation:${organisationId}`;

/** Longer than any transaction takes. */
const rememberedMilliseconds = 10_000;

/**
 * Accounts, and organisations by `membersKey`, whose sessions are being ended or changed by this server. Between the
 * commit and the signal that follows it, memory would still know them; so they are looked up in the database for a while.
 */
export function recentSessionChanges(now: () => number = () => performance.now()) {
  const until = new Map<number | string, number>();
  return {
    add(whose: number | string): void {
      for (const [known, end] of until) if (end < now()) until.delete(known);
      until.set(whose, now() + rememberedMilliseconds);
    },
    has: (whose: number | string): boolean => (until.get(whose) ?? 0) > now(),
  };
}

export type RecentSessionChanges = ReturnType<typeof recentSessionChanges>;

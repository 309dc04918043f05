export interface TimedCall {
  /** When it was sent and when its answer was there, on one clock; an answer that never came ends at infinity. */
  readonly start: number;
  readonly end: number;
}

/**
 * For each call, the round it belongs to: a call that begins only after another one has been answered cannot have been
 * sent beside it, and belongs to the round after that one. Calls under way at the same time share a round.
 */
export function roundsOf(calls: readonly TimedCall[]): number[] {
  const rounds = new Map<TimedCall, number>();
  for (const call of calls.toSorted((a, b) => a.start - b.start)) {
    const answered = [...rounds].filter(([{ end }]) => end <= call.start);
    rounds.set(call, 1 + Math.max(0, ...answered.map(([, round]) => round)));
  }
  return calls.map((call) => rounds.get(call) ?? 1);
}

export const countRounds = (calls: readonly TimedCall[]): number => Math.max(0, ...roundsOf(calls));

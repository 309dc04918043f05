export interface TimedCall {
  /** The start and the end of a call on one clock. The end is infinite without an answer. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the round of each call. A call that starts after another one was answered belongs to the round
 * after that one. Simultaneous calls share a round.
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

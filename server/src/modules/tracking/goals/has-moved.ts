interface SetBaseline {
  /** The baseline that somebody has set. */
  value: number;
  /** The value of its period at that time; null if it was unknown. */
  known: number | null;
}

/**
 * True if the period of a baseline has another value now. A baseline that was set differently on purpose stays valid
 * as long as the values stay the same. If the values at that time are unknown, a difference counts as a change.
 * Differences beyond the decimals of the KPI are ignored.
 */
export function hasMoved(
  { value, known }: SetBaseline,
  now: number,
  { decimals, isChanged }: { decimals: number; isChanged: boolean },
): boolean {
  const isSame = (one: number, other: number) => one.toFixed(decimals) === other.toFixed(decimals);
  if (isSame(value, now)) return false;
  return known === null ? isChanged : !isSame(known, now);
}

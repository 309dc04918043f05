interface SetBaseline {
  /** As somebody set it. */
  value: number;
  /** What values gave for its period then; null where that was not known. */
  known: number | null;
}

/**
 * Whether the period of a baseline has another value now. What was set apart from the values on purpose stays so as long as
 * they stay; where nobody knows what they were, something must have changed since. Beyond the decimals of a KPI nothing is
 * another value.
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

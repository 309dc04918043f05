export interface Shift {
  /** Milliseconds since the load began. */
  readonly at: number;
  readonly value: number;
}

const LONGEST_GAP_MS = 1000;
const LONGEST_WINDOW_MS = 5000;

/**
 * Returns the worst burst of shifts by the browsers' definition: gaps of at most one second, five seconds in
 * all.
 */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    const isSameBurst = at - last < LONGEST_GAP_MS && at - first < LONGEST_WINDOW_MS;
    if (!isSameBurst) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

import type { MeasureState } from '@metra/contract/tracking-shapes';

/**
 * The mean of the KPIs' progress where there is data, otherwise the share of finished measures; measures that were
 * dropped do not count. Null when neither says anything.
 */
export const goalProgress = (
  kpis: readonly (number | null)[],
  measures: readonly MeasureState[],
): number | null => meanOf(kpis) ?? shareDone(measures);

/** The mean of what is known; null when nothing is. */
export function meanOf(shares: readonly (number | null)[]): number | null {
  const known = shares.filter((share) => share !== null);
  return known.length === 0 ? null : known.reduce((sum, share) => sum + share, 0) / known.length;
}

function shareDone(measures: readonly MeasureState[]): number | null {
  const counting = measures.filter((state) => state !== 'DROPPED');
  return counting.length === 0 ? null : counting.filter((state) => state === 'DONE').length / counting.length;
}

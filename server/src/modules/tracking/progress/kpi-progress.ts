import type { Direction } from '@metra/contract/kpi-shapes';

export interface KpiCourse {
  direction: Direction;
  baseline: number | null;
  target: number | null;
  actual: number | null;
}

/** Beyond this a share says nothing any more, and sums of shares stay finite. */
const farthest = 1_000_000;

/**
 * The share of the way from baseline to target: one formula for KPIs that shall fall and for those that shall rise.
 * Not clamped: 1.2 is a fifth beyond the target, -0.1 is worse than at the start. Null where a value is missing.
 */
export function kpiProgress({ direction, baseline, target, actual }: KpiCourse): number | null {
  if (baseline === null || target === null || actual === null) return null;
  const way = baseline - target;
  if (way === 0) return isReached(direction, target, actual) ? 1 : 0;
  const share = (baseline - actual) / way;
  // Only differences too large for a number leave nothing to say.
  return Number.isNaN(share) ? null : bounded(share);
}

/** With no way to go it only matters whether the KPI has stayed on the good side. */
function isReached(direction: Direction, target: number, actual: number): boolean {
  if (direction === 'LOWER') return actual <= target;
  if (direction === 'HIGHER') return actual >= target;
  if (direction === 'TOWARDS_ZERO') return Math.abs(actual) <= Math.abs(target);
  return actual === target;
}

// Adding zero turns -0 into 0.
const bounded = (share: number) => Math.min(farthest, Math.max(-farthest, share)) + 0;

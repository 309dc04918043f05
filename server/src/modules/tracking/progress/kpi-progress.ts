import type { Band, Direction } from '@metra/contract/shapes/kpi-shapes';

export interface KpiCourse {
  direction: Direction;
  /** The range of good values, for a KPI whose target is a range. */
  band: Band | null;
  baseline: number;
  target: number;
  actual: number;
}

/** A larger share means nothing any more, and the limit keeps sums of shares finite. */
const farthest = 1_000_000;

/**
 * The share of the way from baseline to target, with one formula for falling and rising KPIs. It is not limited to 0
 * to 1: 1.2 is a fifth beyond the target, and -0.1 is worse than the baseline. It is null only for differences that
 * are too large for a number. A KPI with the target zero is measured by its absolute value, and one with a range by
 * its distance to the range.
 */
export function kpiProgress(course: KpiCourse): number | null {
  const { baseline, target, actual } = measuredOf(course);
  const way = baseline - target;
  if (way === 0) return isReached(course) ? 1 : 0;
  const share = (baseline - actual) / way;
  if (Number.isNaN(share)) return null;
  // Rounding could make a very long way complete before the target is reached, so the share stays below one until
  // then.
  return bounded(isReached(course) ? Math.max(1, share) : Math.min(share, almost));
}

/** The largest share below one. */
const almost = 1 - Number.EPSILON / 2;

/**
 * True if the target is reached. The direction from baseline to target decides; if both are equal, the KPI's
 * direction does.
 */
function isReached({ direction, band, ...course }: KpiCourse): boolean {
  const { baseline, target, actual } = measuredOf({ direction, band, ...course });
  if (direction === 'TOWARDS_ZERO') return actual <= target;
  if (direction === 'BAND' && band) return actual <= target;
  if (target !== baseline) return target < baseline ? actual <= target : actual >= target;
  if (direction === 'LOWER') return actual <= target;
  if (direction === 'HIGHER') return actual >= target;
  return actual === target;
}

/** The three values on the scale on which they are compared. */
function measuredOf({ direction, band, baseline, target, actual }: KpiCourse) {
  if (direction === 'TOWARDS_ZERO')
    return { baseline: Math.abs(baseline), target: Math.abs(target), actual: Math.abs(actual) };
  if (direction === 'BAND' && band)
    return {
      baseline: distanceTo(band, baseline),
      // A target may also be a step towards the range.
      target: distanceTo(band, target),
      actual: distanceTo(band, actual),
    };
  return { baseline, target, actual };
}

const distanceTo = ({ min, max }: Band, value: number) => Math.max(min - value, value - max, 0);

/** True for a target in the bad direction of the KPI. */
export function isAgainstDirection({
  direction,
  band,
  baseline,
  target,
}: Omit<KpiCourse, 'actual'>): boolean {
  switch (direction) {
    case 'LOWER':
      return target > baseline;
    case 'HIGHER':
      return target < baseline;
    case 'TOWARDS_ZERO':
      return Math.abs(target) > Math.abs(baseline);
    case 'BAND':
      return band ? distanceTo(band, target) > distanceTo(band, baseline) : false;
    default:
      return false;
  }
}

// Adding zero turns -0 into 0.
const bounded = (share: number) => Math.min(farthest, Math.max(-farthest, share)) + 0;

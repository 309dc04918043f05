import type { Band, Direction } from '@metra/contract/shapes/kpi-shapes';

export interface KpiCourse {
  direction: Direction;
  /** Where values are good, of a KPI that shall lie in a band. */
  band: Band | null;
  baseline: number;
  target: number;
  actual: number;
}

/** Beyond this a share says nothing any more, and sums of shares stay finite. */
const farthest = 1_000_000;

/**
 * The share of the way from baseline to target: one formula for KPIs that shall fall and for those that shall rise.
 * Not clamped: 1.2 is a fifth beyond the target, -0.1 is worse than at the start. Null only for differences that are too large for a
 * number. What shall come towards zero is measured without its sign, what shall lie in a band by its distance to the band.
 */
export function kpiProgress(course: KpiCourse): number | null {
  const { baseline, target, actual } = measuredOf(course);
  const way = baseline - target;
  if (way === 0) return isReached(course) ? 1 : 0;
  const share = (baseline - actual) / way;
  if (Number.isNaN(share)) return null;
  // A way so long that rounding hides the last step is not at its end before the target is.
  return bounded(isReached(course) ? Math.max(1, share) : Math.min(share, almost));
}

/** The largest share that is not the whole. */
const almost = 1 - Number.EPSILON / 2;

/** Whether a KPI is where it was meant to be. With a way to go that way decides, otherwise the KPI's direction does. */
function isReached({ direction, band, ...course }: KpiCourse): boolean {
  const { baseline, target, actual } = measuredOf({ direction, band, ...course });
  if (direction === 'TOWARDS_ZERO') return actual <= target;
  if (direction === 'BAND' && band) return actual <= target;
  if (target !== baseline) return target < baseline ? actual <= target : actual >= target;
  if (direction === 'LOWER') return actual <= target;
  if (direction === 'HIGHER') return actual >= target;
  return actual === target;
}

/** The three values on the line they are compared on. */
function measuredOf({ direction, band, baseline, target, actual }: KpiCourse) {
  if (direction === 'TOWARDS_ZERO')
    return { baseline: Math.abs(baseline), target: Math.abs(target), actual: Math.abs(actual) };
  if (direction === 'BAND' && band)
    return {
      baseline: distanceTo(band, baseline),
      // A step towards the band is a target as well.
      target: distanceTo(band, target),
      actual: distanceTo(band, actual),
    };
  return { baseline, target, actual };
}

const distanceTo = ({ min, max }: Band, value: number) => Math.max(min - value, value - max, 0);

/** A target that leads away from where the KPI is good. */
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

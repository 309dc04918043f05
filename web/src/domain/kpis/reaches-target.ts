import type { Kpi } from '@metra/contract/shapes/kpi-shapes';

/** Null means that the KPI has no direction, so no value is better than another. */
export function reachesTarget(
  { direction, band }: Pick<Kpi, 'direction' | 'band'>,
  value: number,
  aim: number,
): boolean | null {
  switch (direction) {
    case 'LOWER':
      return value <= aim;
    case 'HIGHER':
      return value >= aim;
    case 'TOWARDS_ZERO':
      return Math.abs(value) <= Math.abs(aim);
    case 'BAND':
      return band && value >= band.min && value <= band.max;
    case 'NEUTRAL':
      return null;
  }
}

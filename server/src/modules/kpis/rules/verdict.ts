import type { Direction } from '@metra/contract/shapes/kpi-shapes';
import { Decimal, zero } from './decimal.ts';

export interface Judged {
  direction: Direction;
  band: { min: Decimal; max: Decimal } | null;
}

export type Verdict = 'BETTER' | 'WORSE' | 'SAME' | 'NEUTRAL';

/**
 * Returns the distance of a value from the good range: less is better. Returns null if no value is better than
 * another.
 */
export function distanceFromGood({ direction, band }: Judged, value: Decimal): Decimal | null {
  switch (direction) {
    case 'LOWER':
      return value;
    case 'HIGHER':
      return value.negated();
    case 'TOWARDS_ZERO':
      return value.abs();
    case 'BAND':
      return band && Decimal.max(band.min.minus(value), value.minus(band.max), zero);
    case 'NEUTRAL':
      return null;
  }
}

/**
 * Returns whether a value is better than the one before. Two equally good values are neutral, such as on both sides
 * of zero or inside a band.
 */
export function verdictOf(kpi: Judged, before: Decimal, after: Decimal): Verdict {
  if (before.equals(after)) return 'SAME';
  const [was, is] = [distanceFromGood(kpi, before), distanceFromGood(kpi, after)];
  if (!was || !is || was.equals(is)) return 'NEUTRAL';
  return is.lessThan(was) ? 'BETTER' : 'WORSE';
}

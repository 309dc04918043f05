import { Decimal } from './decimal.ts';

export interface PlausibleRange {
  min: Decimal | null;
  max: Decimal | null;
  /** Largest change against the value before, as a share of it. */
  maxChange: Decimal | null;
}

interface Oddity {
  key: 'minimum' | 'maximum' | 'maxChange';
  /** The limit, or the value before. */
  against: Decimal;
}

/** Where a KPI says nothing itself: ten times as much is mostly a slipped decimal point. */
export const usualMaxChange = new Decimal(9);

/**
 * Limits hold for one unit of the KPI's frequency: a bill over three months may be three times as high. What is an
 * average or a state is not multiplied.
 */
export function odditiesOf(
  value: Decimal,
  range: PlausibleRange,
  {
    units,
    adds,
    previous,
  }: { units: number; adds: boolean; previous: { value: Decimal; units: number } | null },
): Oddity[] {
  const perUnit = adds ? value.dividedBy(units) : value;
  const odd: Oddity[] = [];
  if (range.min && perUnit.lessThan(range.min)) odd.push({ key: 'minimum', against: range.min });
  if (range.max && perUnit.greaterThan(range.max)) odd.push({ key: 'maximum', against: range.max });
  if (previous) {
    const before = adds ? previous.value.dividedBy(previous.units) : previous.value;
    const change = perUnit.minus(before).abs();
    // From nothing every step is infinitely large, and says nothing.
    if (!before.isZero() && change.greaterThan(before.abs().times(range.maxChange ?? usualMaxChange)))
      odd.push({ key: 'maxChange', against: previous.value });
  }
  return odd;
}

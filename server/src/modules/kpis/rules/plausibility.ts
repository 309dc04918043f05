import { Decimal } from './decimal.ts';

export interface PlausibleRange {
  min: Decimal | null;
  max: Decimal | null;
  /** The largest allowed change, as a share of the value before. */
  maxChange: Decimal | null;
}

interface Oddity {
  key: 'minimum' | 'maximum' | 'maxChange';
  /** The limit or earlier value that the value is compared with. */
  against: Decimal;
}

/** This limit applies to KPIs without their own: ten times as much is usually a wrong decimal point. */
export const usualMaxChange = new Decimal(9);

/**
 * Limits apply to one unit of the KPI's frequency: a bill over three months may be three times as high. Limits of
 * averages and states are not multiplied.
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
  // Most values are about one unit.
  const perUnitOf = (of: Decimal, count: number) => (adds && count !== 1 ? of.dividedBy(count) : of);
  const perUnit = perUnitOf(value, units);
  const odd: Oddity[] = [];
  if (range.min && perUnit.lessThan(range.min)) odd.push({ key: 'minimum', against: range.min });
  if (range.max && perUnit.greaterThan(range.max)) odd.push({ key: 'maximum', against: range.max });
  if (previous) {
    const before = perUnitOf(previous.value, previous.units);
    const change = perUnit.minus(before).abs();
    // A change from zero has no meaningful share.
    if (!before.isZero() && change.greaterThan(before.abs().times(range.maxChange ?? usualMaxChange)))
      odd.push({ key: 'maxChange', against: previous.value });
  }
  return odd;
}

import { isPercentage } from '@metra/contract/rules/units';
import type { Decimal } from './decimal.ts';

interface Change {
  /** In the unit of the KPI. */
  difference: Decimal;
  /** Of the value before; null where a share says nothing. */
  share: Decimal | null;
}

/** From 2 % to 3 % it is one point, not a half; from nothing, or through nothing, there is no share at all. */
export function changeOf(before: Decimal, now: Decimal, unitCode: string): Change {
  const difference = now.minus(before);
  const isThroughZero = before.isZero() || (!now.isZero() && before.isNegative() !== now.isNegative());
  const share = isThroughZero || isPercentage(unitCode) ? null : difference.dividedBy(before.abs());
  return { difference, share };
}

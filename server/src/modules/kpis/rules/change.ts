import { isPercentage } from '@metra/contract/rules/units';
import type { Decimal } from './decimal.ts';

interface Change {
  /** The difference is in the unit of the KPI. */
  difference: Decimal;
  /** The share of the value before; null where a share has no meaning. */
  share: Decimal | null;
}

/** From 2 % to 3 % is a change of one point and not of a half; a change from zero, or across zero, has no share. */
export function changeOf(before: Decimal, now: Decimal, unitCode: string): Change {
  const difference = now.minus(before);
  const isThroughZero = before.isZero() || (!now.isZero() && before.isNegative() !== now.isNegative());
  const share = isThroughZero || isPercentage(unitCode) ? null : difference.dividedBy(before.abs());
  return { difference, share };
}

import { memoizeByObject } from '../../../platform/memoize.ts';
import { type Decimal, zero } from './decimal.ts';
import { calculate, type Expression, namesIn } from './formula.ts';

/** A rule between the values of several KPIs: a part is at most the whole, or the parts add up to the whole. */
export interface CrossCheck {
  left: Expression;
  comparison: 'AT_MOST' | 'AT_LEAST' | 'EQUAL';
  right: Expression;
  /** KPIs without which the check does not apply; others count as 0. */
  required: readonly string[];
  tolerance: Decimal;
  /** True if the tolerance is a share of the right side. */
  toleranceIsShare: boolean;
}

/** Returns the KPIs on both sides of the check. */
export const kpisIn = memoizeByObject(
  ({ left, right }: Pick<CrossCheck, 'left' | 'right'>): readonly string[] => [
    ...new Set([...namesIn(left, 'kpi'), ...namesIn(right, 'kpi')]),
  ],
);

/** Returns whether the values contradict each other; a missing value never does. */
export function isBroken(check: CrossCheck, valueFor: (slug: string) => Decimal | null): boolean {
  if (check.required.some((slug) => valueFor(slug) === null)) return false;
  const sideOf = (side: Expression) =>
    calculate(side, (kind, slug) => (kind === 'kpi' ? valueFor(slug) : null) ?? zero);
  const [left, right] = [sideOf(check.left), sideOf(check.right)];
  if (!('value' in left) || !('value' in right)) return false;
  const slack = check.toleranceIsShare ? right.value.abs().times(check.tolerance) : check.tolerance;
  const over = left.value.minus(right.value);
  switch (check.comparison) {
    case 'AT_MOST':
      return over.greaterThan(slack);
    case 'AT_LEAST':
      return over.negated().greaterThan(slack);
    case 'EQUAL':
      return over.abs().greaterThan(slack);
  }
}

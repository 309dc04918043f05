import type { PromotionKind } from '@metra/contract/operations/promotions';

/** The net price per year in cents. */
export const yearlyPrice = 69_000;

export interface Discounting {
  kind: PromotionKind;
  value: number;
}

/**
 * The discount on the first year in cents, at most the whole price. Half a cent is rounded in the customer's favour.
 */
export function discountOf(price: number, promotion: Discounting | null): number {
  if (promotion?.kind === 'PERCENT') return Math.min(price, portion(price, promotion.value));
  if (promotion?.kind === 'AMOUNT') return Math.min(price, promotion.value);
  return 0;
}

/** Free days before the first year. */
export const freeDaysOf = (promotion: Discounting | null): number =>
  promotion?.kind === 'TRIAL_DAYS' ? promotion.value : 0;

/** A whole percentage of an amount in whole cents, rounded half up. It is exact, because it uses no fractions. */
export const portion = (cents: number, percent: number): number => {
  const hundredths = cents * percent;
  const rest = hundredths % 100;
  return (hundredths - rest) / 100 + (rest >= 50 ? 1 : 0);
};

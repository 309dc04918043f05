import type { PromotionKind } from '@metra/contract/operations/promotions';

/** Net, a year (specification section 9). */
export const yearlyPrice = 69_000;

export interface Discounting {
  kind: PromotionKind;
  value: number;
}

/** Cents off the first year: at most all of it. Half a cent counts for the customer. */
export function discountOf(price: number, promotion: Discounting | null): number {
  if (promotion?.kind === 'PERCENT') return Math.min(price, portion(price, promotion.value));
  if (promotion?.kind === 'AMOUNT') return Math.min(price, promotion.value);
  return 0;
}

/** Days without charge before the first year. */
export const freeDaysOf = (promotion: Discounting | null): number =>
  promotion?.kind === 'TRIAL_DAYS' ? promotion.value : 0;

/** A whole percentage of an amount, in whole cents, half a cent upwards; exact, because no fraction is ever formed. */
export const portion = (cents: number, percent: number): number => {
  const hundredths = cents * percent;
  const rest = hundredths % 100;
  return (hundredths - rest) / 100 + (rest >= 50 ? 1 : 0);
};

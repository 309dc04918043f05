import { DomainError } from '../../../platform/http/domain-error.ts';

/** As codes are compared: without spaces, in capitals. */
export const tidyCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** The operator's days decide whether a promotion holds. */
export const operatorTimeZone = 'Europe/Berlin';

export interface Validity {
  validFrom: string;
  validUntil: string | null;
  endedAt: Date | null;
  redemptions: number;
  maxRedemptions: number | null;
}

type PromotionStanding = 'COMING' | 'RUNNING' | 'USED_UP' | 'EXPIRED';

export function standingOf(promotion: Validity, today: Temporal.PlainDate): PromotionStanding {
  const day = today.toString();
  const { validFrom, validUntil, endedAt, redemptions, maxRedemptions } = promotion;
  if (endedAt || (validUntil !== null && day > validUntil)) return 'EXPIRED';
  if (maxRedemptions !== null && redemptions >= maxRedemptions) return 'USED_UP';
  return day < validFrom ? 'COMING' : 'RUNNING';
}

/** A code that is yet to come is not told. */
export function assertRunning(promotion: Validity, today: Temporal.PlainDate): void {
  const standing = standingOf(promotion, today);
  if (standing === 'COMING') throw new DomainError('promotion.not_found');
  if (standing === 'EXPIRED') throw new DomainError('promotion.expired');
  if (standing === 'USED_UP') throw new DomainError('promotion.used_up');
}

import type { Promotion } from '@metra/contract/operations/promotions';
import { DomainError } from '../../../platform/http/domain-error.ts';

/** Codes are compared in capitals without spaces. */
export const tidyCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

export interface Validity {
  validFrom: string;
  validUntil: string | null;
  endedAt: Date | null;
  redemptions: number;
  maxRedemptions: number | null;
}

const isExpired = ({ validUntil, endedAt }: Validity, day: string): boolean =>
  endedAt !== null || (validUntil !== null && day > validUntil);

const isUsedUp = ({ redemptions, maxRedemptions }: Validity): boolean =>
  maxRedemptions !== null && redemptions >= maxRedemptions;

export function promotionState(promotion: Validity, today: Temporal.PlainDate): Promotion['state'] {
  const day = today.toString();
  if (isExpired(promotion, day) || isUsedUp(promotion)) return 'OVER';
  return day < promotion.validFrom ? 'COMING' : 'RUNNING';
}

/** A code that is not valid yet is answered as unknown. */
export function assertRunning(promotion: Validity, today: Temporal.PlainDate): void {
  if (isExpired(promotion, today.toString())) throw new DomainError('promotion.expired');
  if (isUsedUp(promotion)) throw new DomainError('promotion.used_up');
  if (promotionState(promotion, today) === 'COMING') throw new DomainError('promotion.not_found');
}

import {
  type Promotion,
  PromotionKind,
  type PromotionWrite,
  PromotionWrite as Write,
} from '@metra/contract/operations/promotions';
import { z } from 'zod';

/** People type an amount in euros, and the API stores it in cents. All other fields are the same in both. */
export const PromotionValues = z.object({
  code: Write.shape.code,
  name: Write.shape.name,
  kind: PromotionKind,
  value: z.number(),
  validFrom: Write.shape.validFrom,
  validUntil: z.string().nullable(),
  maxRedemptions: z.int().min(1).nullable(),
});
export type PromotionValues = z.infer<typeof PromotionValues>;

const CENTS = 100;

export const valuesOf = (promotion: Promotion): { values: PromotionValues; version: number } => ({
  version: promotion.version,
  values: {
    code: promotion.code,
    name: promotion.name,
    kind: promotion.kind,
    value: promotion.kind === 'AMOUNT' ? promotion.value / CENTS : promotion.value,
    validFrom: promotion.validFrom,
    validUntil: promotion.validUntil,
    maxRedemptions: promotion.maxRedemptions,
  },
});

export const writeOf = ({ value, ...values }: PromotionValues): PromotionWrite => ({
  ...values,
  value: values.kind === 'AMOUNT' ? Math.round(value * CENTS) : value,
});

import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Cents,
  Count,
  Id,
  Instant,
  IsoDate,
  notBlank,
  pageOf,
  pageQuery,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { PromotionCode } from '../shapes/billing-shapes.ts';

/** PERCENT or AMOUNT (in cents) reduces the price of the first year. TRIAL_DAYS adds free days before it. */
export const PromotionKind = z.enum(['PERCENT', 'AMOUNT', 'TRIAL_DAYS']);
export type PromotionKind = z.infer<typeof PromotionKind>;

/** COMING: not yet valid. OVER: ended, expired or used up. */
const PromotionState = z.enum(['COMING', 'RUNNING', 'OVER']);

export const Promotion = z.object({
  id: Id,
  code: text(50),
  name: text(200),
  kind: PromotionKind,
  value: z.int(),
  validFrom: IsoDate,
  validUntil: IsoDate.nullable(),
  maxRedemptions: z.int().nullable(),
  redemptions: Count,
  state: PromotionState,
  endedAt: Instant.nullable(),
  createdAt: Instant,
  version: Version,
});
export type Promotion = z.infer<typeof Promotion>;

const largest = { PERCENT: 100, AMOUNT: 100_000_000, TRIAL_DAYS: 365 } as const;

const promotionFields = {
  code: PromotionCode.regex(/^\s*[A-Za-z0-9._-]+\s*$/),
  name: notBlank(200),
  kind: PromotionKind,
  value: z.int().min(1).max(largest.AMOUNT).meta({ description: 'Percent, cents or days' }),
  validFrom: IsoDate,
  validUntil: IsoDate.nullable().optional(),
  maxRedemptions: z.int().min(1).max(1_000_000).nullable().optional(),
};

interface Written {
  kind: PromotionKind;
  value: number;
  validFrom: string;
  validUntil?: string | null | undefined;
}

const valueFits = ({ kind, value }: Written) => value <= largest[kind];
const atValue = rule('maximum', 'value');
const endFollowsStart = ({ validFrom, validUntil }: Written) => !validUntil || validUntil >= validFrom;
const atEnd = rule('minimum', 'validUntil');

export const PromotionWrite = z
  .strictObject(promotionFields)
  .refine(valueFits, atValue)
  .refine(endFollowsStart, atEnd);
export type PromotionWrite = z.infer<typeof PromotionWrite>;

export const PromotionUpdate = z
  .strictObject({ ...promotionFields, version: Version })
  .refine(valueFits, atValue)
  .refine(endFollowsStart, atEnd);
export type PromotionUpdate = z.infer<typeof PromotionUpdate>;

/** An organisation that used a promotion. */
export const Redemption = z.object({
  id: Id.meta({ description: 'The id of the subscription' }),
  organisation: z.object({ id: Id, name: text(200) }),
  redeemedAt: Instant,
  price: Cents.meta({ description: 'Net, of the current year' }),
  activeUntil: IsoDate,
});
export type Redemption = z.infer<typeof Redemption>;

const filters = {
  ...sortBy('id', 'code', 'name', 'validFrom', 'validUntil', 'redemptions'),
  query: text(100).optional().meta({ description: 'Part of the code or the name' }),
  state: PromotionState.optional(),
  kind: PromotionKind.optional(),
};

const onePromotion = z.object({ promotionId: Id });

export const promotions = {
  list: operation({
    method: 'GET',
    path: '/admin/promotions',
    access: 'admin',
    summary: 'Promotions, the newest first',
    query: z.object({ ...pageQuery, ...filters }),
    response: pageOf(Promotion),
  }),
  export: listExport({
    path: '/admin/promotions/export',
    access: 'admin',
    summary: 'Promotions as a table',
    query: z.object(filters),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/promotions',
    access: 'admin',
    summary: 'Create a promotion; its code is unique regardless of upper and lower case',
    body: PromotionWrite,
    response: Promotion,
    status: 201,
    errors: ['promotion.code_taken'],
  }),
  read: operation({
    method: 'GET',
    path: '/admin/promotions/{promotionId}',
    access: 'admin',
    summary: 'One promotion',
    params: onePromotion,
    response: Promotion,
    errors: ['not_found.promotion'],
  }),
  redemptions: operation({
    method: 'GET',
    path: '/admin/promotions/{promotionId}/redemptions',
    access: 'admin',
    summary: 'Who ordered with a promotion, the latest first',
    params: onePromotion,
    query: z.object({ ...pageQuery, ...sortBy('redeemedAt') }),
    response: pageOf(Redemption),
    errors: ['not_found.promotion'],
  }),
  update: operation({
    method: 'PUT',
    path: '/admin/promotions/{promotionId}',
    access: 'admin',
    summary: 'Change a promotion; existing redemptions do not change',
    params: onePromotion,
    body: PromotionUpdate,
    response: Promotion,
    errors: [
      'not_found.promotion',
      'promotion.code_taken',
      'promotion.below_redemptions',
      'conflict.version',
    ],
  }),
  end: operation({
    method: 'POST',
    path: '/admin/promotions/{promotionId}/end',
    access: 'admin',
    summary: 'End a promotion at once',
    params: onePromotion,
    body: z.strictObject({ version: Version }),
    response: Promotion,
    errors: ['not_found.promotion', 'conflict.version'],
  }),
};

import type { PromotionKind } from '@metra/contract/promotions';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { assertRunning, tidyCode, type Validity } from './promotion-rules.ts';

export interface RunningPromotion extends Validity {
  id: number;
  code: string;
  name: string;
  kind: PromotionKind;
  value: number;
}

const byCode = (db: Db, code: string) =>
  db
    .selectFrom('promotions')
    .select([
      'id',
      'code',
      'name',
      'kind',
      'value',
      'redemptions',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'ended_at as endedAt',
      'max_redemptions as maxRedemptions',
    ])
    .where('code', '=', tidyCode(code));

/** The promotion of a code that holds today; null when no code was given. */
export async function findPromotion(
  db: Db,
  code: string | null | undefined,
  today: Temporal.PlainDate,
): Promise<RunningPromotion | null> {
  if (!code?.trim()) return null;
  return checked(await byCode(db, code).executeTakeFirst(), today);
}

function checked(promotion: RunningPromotion | undefined, today: Temporal.PlainDate): RunningPromotion {
  if (!promotion) throw new DomainError('promotion.not_found');
  assertRunning(promotion, today);
  return promotion;
}

/** As `findPromotion`, and everyone else who wants to redeem it waits until this transaction ends. */
export async function holdPromotion(
  tx: Tx,
  code: string | null | undefined,
  today: Temporal.PlainDate,
): Promise<RunningPromotion | null> {
  if (!code?.trim()) return null;
  return checked(await byCode(tx, code).forUpdate().executeTakeFirst(), today);
}

export async function assertNotRedeemed(
  db: Db,
  promotion: RunningPromotion | null,
  organisationId: number,
): Promise<void> {
  if (!promotion) return;
  const redeemed = await db
    .selectFrom('promotion_redemptions')
    .select('redeemed_at')
    .where('organisation_id', '=', organisationId)
    .where('promotion_id', '=', promotion.id)
    .executeTakeFirst();
  if (redeemed) throw new DomainError('promotion.already_redeemed');
}

/** Counts a redemption of a promotion that is held; the database refuses one too many. */
export async function redeem(
  tx: Tx,
  redemption: { promotionId: number; organisationId: number; subscriptionId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('promotions')
    .set((row) => ({ redemptions: row('redemptions', '+', 1) }))
    .where('id', '=', redemption.promotionId)
    .execute();
  await tx
    .insertInto('promotion_redemptions')
    .values({
      promotion_id: redemption.promotionId,
      organisation_id: redemption.organisationId,
      subscription_id: redemption.subscriptionId,
      redeemed_at: redemption.now,
    })
    .execute();
}

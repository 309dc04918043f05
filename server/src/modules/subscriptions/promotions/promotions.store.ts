import type { PromotionKind } from '@metra/contract/operations/promotions';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { assertRunning, tidyCode, type Validity } from './promotion-rules.ts';

export interface RunningPromotion extends Validity {
  id: number;
  code: string;
  name: string;
  kind: PromotionKind;
  value: number;
}

interface PromotionColumns {
  code: string;
  name: string;
  kind: PromotionKind;
  value: number;
  valid_from: string;
  valid_until: string | null;
  max_redemptions: number | null;
}

interface Redemption {
  promotionId: number;
  organisationId: number;
  subscriptionId: number;
}

/** Codes belong to the operator and are the same for all organisations. */
export const promotionStore = (db: Db) => {
  const byCode = (code: string) =>
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
  const change = (id: number) => db.updateTable('promotions').where('id', '=', id);

  return {
    /** The running promotion of a code; null without a code. */
    async findRunning(
      code: string | null | undefined,
      today: Temporal.PlainDate,
    ): Promise<RunningPromotion | null> {
      if (!code?.trim()) return null;
      return running(await byCode(code).executeTakeFirst(), today);
    },

    /** Like `findRunning`, but locks the promotion until the transaction ends. */
    async lockRunning(
      code: string | null | undefined,
      today: Temporal.PlainDate,
    ): Promise<RunningPromotion | null> {
      if (!code?.trim()) return null;
      return running(await byCode(code).forUpdate().executeTakeFirst(), today);
    },

    async assertNotRedeemed(promotion: RunningPromotion | null, organisationId: number): Promise<void> {
      if (!promotion) return;
      const redeemed = await db
        .selectFrom('promotion_redemptions')
        .select('redeemed_at')
        .where('organisation_id', '=', organisationId)
        .where('promotion_id', '=', promotion.id)
        .executeTakeFirst();
      if (redeemed) throw new DomainError('promotion.already_redeemed');
    },

    /** Records a redemption of a locked promotion. A constraint refuses one too many. */
    async redeem({ promotionId, organisationId, subscriptionId }: Redemption, now: Date): Promise<void> {
      await change(promotionId)
        .set((row) => ({ redemptions: row('redemptions', '+', 1) }))
        .execute();
      await db
        .insertInto('promotion_redemptions')
        .values({
          promotion_id: promotionId,
          organisation_id: organisationId,
          subscription_id: subscriptionId,
          redeemed_at: now,
        })
        .execute();
    },

    /** Locks the promotion until the transaction ends. */
    lock: (id: number) =>
      db
        .selectFrom('promotions')
        .select(['version', 'redemptions', 'ended_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    async add(columns: PromotionColumns, now: Date): Promise<number> {
      const { id } = await db
        .insertInto('promotions')
        .values({ ...columns, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(id: number, columns: PromotionColumns): Promise<void> {
      await change(id)
        .set((row) => ({ ...columns, version: row('version', '+', 1) }))
        .execute();
    },

    async end(id: number, endedAt: Date): Promise<void> {
      await change(id)
        .set((row) => ({ ended_at: endedAt, version: row('version', '+', 1) }))
        .execute();
    },
  };
};

function running(promotion: RunningPromotion | undefined, today: Temporal.PlainDate): RunningPromotion {
  if (!promotion) throw new DomainError('promotion.not_found');
  assertRunning(promotion, today);
  return promotion;
}

import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import type { Promotion, PromotionUpdate, PromotionWrite, promotions } from '@metra/contract/promotions';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tidyCode } from './promotion-rules.ts';
import { listPromotions, readPromotion } from './promotions.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'audit'>;

interface Call {
  actor: Actor;
  origin: Origin;
}

const columnsOf = (write: PromotionWrite) => ({
  code: tidyCode(write.code),
  name: write.name.trim(),
  kind: write.kind,
  value: write.value,
  valid_from: write.validFrom,
  valid_until: write.validUntil ?? null,
  max_redemptions: write.maxRedemptions ?? null,
});

/** Codes the operator hands out. */
export function promotionsService({ database, clock, audit }: Needs) {
  /** The promotion as the administrator saw it, held until the transaction ends. */
  async function held(tx: Tx, id: number, version: number) {
    const row = await tx
      .selectFrom('promotions')
      .select(['version', 'redemptions', 'ended_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new DomainError('not_found.promotion');
    if (row.version !== version) throw new DomainError('conflict.version');
    return row;
  }

  const record = (tx: Tx, { actor, origin }: Call, action: string, id: number) =>
    audit.record(tx, { action, actor, subject: `promotion:${id}`, origin });

  const unique = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (isUniqueViolation(error, 'promotions_code_unique')) throw new DomainError('promotion.code_taken');
      throw error;
    });

  return {
    list: (asked: Query<typeof promotions.list>): Promise<Page<Promotion>> =>
      listPromotions(database.kysely, asked, clock),

    read: (id: number): Promise<Promotion> => readPromotion(database.kysely, id, clock),

    create: (call: Call, write: PromotionWrite): Promise<Promotion> =>
      unique(
        database.transaction(async (tx) => {
          const { id } = await tx
            .insertInto('promotions')
            .values({ ...columnsOf(write), created_at: clock.now() })
            .returning('id')
            .executeTakeFirstOrThrow();
          await record(tx, call, 'promotion.created', id);
          return readPromotion(tx, id, clock);
        }),
      ),

    update: (call: Call, id: number, { version, ...write }: PromotionUpdate): Promise<Promotion> =>
      unique(
        database.transaction(async (tx) => {
          const before = await held(tx, id, version);
          if (write.maxRedemptions && write.maxRedemptions < before.redemptions)
            throw new DomainError('promotion.below_redemptions');
          await tx
            .updateTable('promotions')
            .set({ ...columnsOf(write), version: version + 1 })
            .where('id', '=', id)
            .execute();
          await record(tx, call, 'promotion.changed', id);
          return readPromotion(tx, id, clock);
        }),
      ),

    end: (call: Call, id: number, version: number): Promise<Promotion> =>
      database.transaction(async (tx) => {
        const before = await held(tx, id, version);
        await tx
          .updateTable('promotions')
          .set({ ended_at: before.ended_at ?? clock.now(), version: version + 1 })
          .where('id', '=', id)
          .execute();
        await record(tx, call, 'promotion.ended', id);
        return readPromotion(tx, id, clock);
      }),
  };
}

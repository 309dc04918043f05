import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  Promotion,
  PromotionUpdate,
  PromotionWrite,
  promotions,
  Redemption,
} from '@metra/contract/operations/promotions';
import { auditFor } from '../../../platform/audit-for.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import { exportList } from '../../../platform/http/list-export.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Platform } from '../../../platform/platform.ts';
import { promotionColumns } from './promotion-columns.ts';
import { tidyCode } from './promotion-rules.ts';
import { promotionStore } from './promotions.store.ts';
import { promotionViews } from './promotions.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'audit'>;

const columnsOf = (write: PromotionWrite) => ({
  code: tidyCode(write.code),
  name: write.name.trim(),
  kind: write.kind,
  value: write.value,
  valid_from: write.validFrom,
  valid_until: write.validUntil ?? null,
  max_redemptions: write.maxRedemptions ?? null,
});

/** Promotion codes of the operator. */
export function promotionsService({ database, clock, audit }: Needs) {
  const viewsIn = (db: Db) => promotionViews(db, { now: clock.now() });
  const view = async (db: Db, id: number) => orNotFound(await viewsIn(db).one(id), 'not_found.promotion');

  /** Locks the promotion in the version that the administrator has seen. */
  async function lock(tx: Tx, id: number, version: number) {
    const row = orNotFound(await promotionStore(tx).lock(id), 'not_found.promotion');
    assertVersion(row.version, version);
    return row;
  }

  const record = auditFor(audit, 'promotion');

  const unique = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (isUniqueViolation(error, 'promotions_code_unique')) throw new DomainError('promotion.code_taken');
      throw error;
    });

  return {
    list: (_call: Call, query: Query<typeof promotions.list>): Promise<Page<Promotion>> =>
      viewsIn(database.kysely).list(query),

    export: (call: Call, asked: Query<typeof promotions.export>): Promise<Download> =>
      exportList({ database, clock, audit }, call, {
        list: 'promotions',
        name: { de: 'Aktionen', en: 'Promotions' },
        columns: promotionColumns,
        asked,
        pages: viewsIn(database.kysely).every(asked),
      }),

    read: (_call: Call, id: number): Promise<Promotion> => view(database.kysely, id),

    async redemptions(
      _call: Call,
      id: number,
      query: Query<typeof promotions.redemptions>,
    ): Promise<Page<Redemption>> {
      // A missing promotion gets 404 instead of an empty list.
      await view(database.kysely, id);
      return viewsIn(database.kysely).redemptions(id, query);
    },

    create: (call: Call, write: PromotionWrite): Promise<Promotion> =>
      unique(
        database.transaction(async (tx) => {
          const id = await promotionStore(tx).add(columnsOf(write), clock.now());
          await record(tx, call, 'promotion.created', id);
          return view(tx, id);
        }),
      ),

    update: (call: Call, id: number, { version, ...write }: PromotionUpdate): Promise<Promotion> =>
      unique(
        database.transaction(async (tx) => {
          const before = await lock(tx, id, version);
          if (write.maxRedemptions && write.maxRedemptions < before.redemptions)
            throw new DomainError('promotion.below_redemptions');
          await promotionStore(tx).update(id, columnsOf(write));
          await record(tx, call, 'promotion.changed', id);
          return view(tx, id);
        }),
      ),

    end: (call: Call, id: number, { version }: { version: number }): Promise<Promotion> =>
      database.transaction(async (tx) => {
        const before = await lock(tx, id, version);
        await promotionStore(tx).end(id, before.ended_at ?? clock.now());
        await record(tx, call, 'promotion.ended', id);
        return view(tx, id);
      }),
  };
}

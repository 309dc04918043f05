import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { Promotion, promotions, Redemption } from '@metra/contract/operations/promotions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { operatorDayOf } from '../../../platform/clock/operator-time-zone.ts';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { everyPage } from '../../../platform/database/every-page.ts';
import { listPage, nullable, type Sorting } from '../../../platform/database/list-page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { promotionState } from './promotion-rules.ts';

type ListQuery = Query<typeof promotions.list>;
type Filters = Query<typeof promotions.export>;
type RedemptionQuery = Query<typeof promotions.redemptions>;

const rows = (db: Db) => db.selectFrom('promotions as p').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function viewOf(row: Row, today: Temporal.PlainDate): Promotion {
  const state = promotionState(
    {
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      endedAt: row.ended_at,
      redemptions: row.redemptions,
      maxRedemptions: row.max_redemptions,
    },
    today,
  );
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    value: row.value,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    maxRedemptions: row.max_redemptions,
    redemptions: row.redemptions,
    state,
    endedAt: row.ended_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}

/** Promotions for the operator. */
export const promotionViews = (db: Db, { now }: Pick<Reader, 'now'>) => ({
  async one(id: number): Promise<Promotion | undefined> {
    const row = await rows(db).where('p.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    return viewOf(row, operatorDayOf(now));
  },

  async list(asked: ListQuery): Promise<Page<Promotion>> {
    const today = operatorDayOf(now);
    const matches = matching(asked, today.toString());
    const page = await listPage(db, {
      rows: rows(db).where(matches),
      count: sql`from promotions p where ${matches}`,
      sort,
      asked,
    });
    return { ...page, items: page.items.map((row) => viewOf(row, today)) };
  },

  async *every(asked: Filters): AsyncGenerator<readonly Promotion[]> {
    const today = operatorDayOf(now);
    const matches = matching(asked, today.toString());
    const pages = everyPage<Row, ListQuery>(db, {
      rows: ({ key, after }) => rows(db).select(key.as('place')).where(matches).where(after),
      sort,
      asked,
    });
    for await (const page of pages) yield page.map((row) => viewOf(row, today));
  },

  async redemptions(promotionId: number, asked: RedemptionQuery): Promise<Page<Redemption>> {
    const page = await listPage(db, {
      rows: redemptionRows(db).where('r.promotion_id', '=', promotionId),
      count: sql`from promotion_redemptions r where r.promotion_id = ${promotionId}`,
      sort: {
        columns: { redeemedAt: sql`r.redeemed_at` },
        byDefault: '-redeemedAt',
        id: sql`r.subscription_id`,
      },
      asked,
    });
    return {
      ...page,
      items: page.items.map((row) => ({
        id: row.subscription_id,
        organisation: { id: row.organisation_id, name: row.name },
        redeemedAt: row.redeemed_at.toISOString(),
        price: row.price_cents,
        activeUntil: row.active_until,
      })),
    };
  },
});

const sort: Sorting<ListQuery> = {
  columns: {
    id: sql`p.id`,
    code: sql`p.code`,
    name: sql`p.name`,
    validFrom: sql`p.valid_from`,
    validUntil: nullable(sql`p.valid_until`),
    redemptions: sql`p.redemptions`,
  },
  byDefault: '-id',
  id: sql`p.id`,
};

const redemptionRows = (db: Db) =>
  db
    .selectFrom('promotion_redemptions as r')
    .innerJoin('subscriptions as s', 's.id', 'r.subscription_id')
    .innerJoin('organisations_directory as o', 'o.id', 'r.organisation_id')
    .select(['r.subscription_id', 'r.organisation_id', 'r.redeemed_at', 'o.name'])
    .select(['s.price_cents', 's.active_until']);

function matching({ query, state, kind }: Filters, today: string): RawBuilder<SqlBool> {
  const over = sql`(p.ended_at is not null or p.valid_until < ${today}::date
    or p.redemptions >= p.max_redemptions)`;
  const conditions = [sql`true`];
  if (query?.trim()) conditions.push(contains(sql`lower(p.code || ' ' || p.name)`, query));
  if (kind) conditions.push(sql`p.kind = ${kind}`);
  if (state === 'OVER') conditions.push(sql`${over} is true`);
  if (state === 'COMING') conditions.push(sql`${over} is not true and p.valid_from > ${today}::date`);
  if (state === 'RUNNING') conditions.push(sql`${over} is not true and p.valid_from <= ${today}::date`);
  return sql.join(conditions, sql` and `);
}

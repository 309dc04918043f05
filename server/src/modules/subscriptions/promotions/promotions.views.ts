import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import type { Promotion, promotions } from '@metra/contract/promotions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { operatorTimeZone } from '../operator-time-zone.ts';
import { containing } from '../search.ts';
import { promotionState } from './promotion-rules.ts';

type Asked = Query<typeof promotions.list>;

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

export async function readPromotion(db: Db, id: number, clock: Clock): Promise<Promotion> {
  const row = await rows(db).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('not_found.promotion');
  return viewOf(row, clock.today(operatorTimeZone));
}

const sorted = {
  id: 'p.id',
  code: 'p.code',
  name: 'p.name',
  validFrom: 'p.valid_from',
  validUntil: 'p.valid_until',
  redemptions: 'p.redemptions',
} as const;
const isSortable = (name: string): name is keyof typeof sorted => Object.hasOwn(sorted, name);

export async function listPromotions(db: Db, asked: Asked, clock: Clock): Promise<Page<Promotion>> {
  const { page, pageSize, sort = '-id' } = asked;
  const name = sort.replace('-', '');
  const isDescending = sort.startsWith('-');
  const today = clock.today(operatorTimeZone);
  const matches = matching(asked, today.toString());
  const [found, { total }] = await Promise.all([
    rows(db)
      .where(matches)
      .orderBy(isSortable(name) ? sorted[name] : 'p.id', (order) =>
        isDescending ? order.desc().nullsLast() : order.asc().nullsLast(),
      )
      .orderBy('p.id', isDescending ? 'desc' : 'asc')
      .limit(pageSize)
      .offset(page * pageSize)
      .execute(),
    db
      .selectFrom('promotions as p')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where(matches)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: found.map((row) => viewOf(row, today)), page, pageSize, total };
}

function matching({ query, state }: Asked, today: string): RawBuilder<SqlBool> {
  const over = sql`(p.ended_at is not null or p.valid_until < ${today}::date
    or p.redemptions >= p.max_redemptions)`;
  const conditions = [sql`true`];
  if (query?.trim()) conditions.push(containing(sql`lower(p.code || ' ' || p.name)`, query));
  if (state === 'OVER') conditions.push(sql`${over} is true`);
  if (state === 'COMING') conditions.push(sql`${over} is not true and p.valid_from > ${today}::date`);
  if (state === 'RUNNING') conditions.push(sql`${over} is not true and p.valid_from <= ${today}::date`);
  return sql.join(conditions, sql` and `);
}

import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  AdminSubscription,
  AdminSubscriptionDetail,
  subscriptionsAdmin,
} from '@metra/contract/operations/subscriptions-admin';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { everyPage } from '../../platform/database/every-page.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { billingDataStore } from './billing-data.store.ts';
import { adminInvoiceViews } from './invoices/invoices-admin.views.ts';
import { yearlyPrice } from './price.ts';
import { actsFor } from './subscription-acts.ts';
import { promotionOf } from './subscriptions.views.ts';

type ListQuery = Query<typeof subscriptionsAdmin.list>;
type Filters = Query<typeof subscriptionsAdmin.export>;

const openInvoices = sql<number>`(select count(*) from invoices i
  where i.subscription_id = s.id and i.kind = 'INVOICE' and i.cancelled_at is null and i.paid_on is null)`;

const todayAt = (now: Date) => sql<string>`(${now}::timestamptz at time zone o.time_zone)::date`;

/** No time zone is further ahead of UTC. Without this limit, PostgreSQL would read all running subscriptions. */
const latestDay = (now: Date): Temporal.PlainDate =>
  now.toTemporalInstant().add({ hours: 14 }).toZonedDateTimeISO('UTC').toPlainDate();

/** A subscription is over when its last day has passed in the organisation's time zone. */
const isOverAt = (now: Date) => sql<SqlBool>`s.active_until < ${todayAt(now)}`;

const stateOf = (isOver: RawBuilder<SqlBool>) =>
  sql<AdminSubscription['state']>`case when ${isOver} then 'ENDED' else s.state end`;

const rows = (db: Db, state: RawBuilder<AdminSubscription['state']>) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('organisations_directory as o', 'o.id', 's.organisation_id')
    .select([
      's.id',
      's.organisation_id',
      's.is_trial',
      's.auto_renew',
      's.started_at',
      's.cancelled_at',
      's.active_until',
      's.price_cents',
      's.promotion_code',
      's.promotion_name',
      's.version',
      'o.name',
      state.as('state'),
      openInvoices.as('open_invoices'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const viewOf = (row: Row): AdminSubscription => ({
  id: row.id,
  organisation: { id: row.organisation_id, name: row.name },
  state: row.state,
  isTrial: row.is_trial,
  autoRenew: row.auto_renew && row.state !== 'ENDED',
  startedAt: row.started_at.toISOString(),
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  activeUntil: row.active_until,
  price: row.price_cents,
  promotion: promotionOf(row),
  openInvoices: row.open_invoices,
  version: row.version,
});

const sort: Sorting<ListQuery> = {
  columns: {
    id: sql`s.id`,
    activeUntil: sql`s.active_until`,
    startedAt: sql`s.started_at`,
    organisation: sql`o.name`,
  },
  byDefault: '-id',
  id: sql`s.id`,
};

/** Subscriptions and trials of all organisations for the operator. */
export const adminSubscriptionViews = (db: Db, { now }: Pick<Reader, 'now'>) => ({
  async list(asked: ListQuery): Promise<Page<AdminSubscription>> {
    const matches = matching(asked, now);
    const page = await listPage(db, {
      rows: rows(db, stateOf(isOverAt(now))).where(matches),
      count: sql`from subscriptions s join organisations_directory o on o.id = s.organisation_id where ${matches}`,
      sort,
      asked,
    });
    return { ...page, items: page.items.map(viewOf) };
  },

  async *every(asked: Filters): AsyncGenerator<readonly AdminSubscription[]> {
    const pages = everyPage<Row, ListQuery>(db, {
      rows: ({ key, after }) =>
        rows(db, stateOf(isOverAt(now)))
          .select(key.as('place'))
          .where(matching(asked, now))
          .where(after),
      sort,
      asked,
    });
    for await (const page of pages) yield page.map(viewOf);
  },

  async one(id: number): Promise<AdminSubscriptionDetail | undefined> {
    const row = await rows(db, stateOf(isOverAt(now)))
      .leftJoin('accounts_people as a', 'a.id', 's.ordered_by_account_id')
      .select(['s.period_start', 's.terms_accepted_at', 'a.name as ordered_by'])
      .select(['o.deleted_at', todayAt(now).as('today')])
      .select(sql<boolean>`exists (${current(db)})`.as('has_current'))
      .where('s.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const {
      promotionCode: _code,
      version: _version,
      ...billing
    } = await billingDataStore(db, row.organisation_id).read();
    return {
      ...viewOf(row),
      today: row.today,
      periodStart: row.period_start,
      renewalPrice: yearlyPrice,
      orderedBy: row.ordered_by,
      termsAcceptedAt: row.terms_accepted_at?.toISOString() ?? null,
      redemption: await redemptionOf(db, id),
      billing,
      invoices: await adminInvoiceViews(db, { now }).ofSubscription(id, invoicesShown),
      notices: await noticesOf(db, id),
      acts: actsFor({
        state: row.state,
        isTrial: row.is_trial,
        autoRenew: row.auto_renew,
        hasOther: row.has_current,
        isLeaving: row.deleted_at !== null,
      }),
    };
  },
});

const invoicesShown = 20;
const noticesShown = 50;

/** Another subscription of the same organisation that has not ended. */
const current = (db: Db) =>
  db
    .selectFrom('subscriptions as other')
    .select(sql`1`.as('one'))
    .whereRef('other.organisation_id', '=', sql.ref('s.organisation_id'))
    .where('other.state', '<>', 'ENDED')
    .whereRef('other.id', '<>', sql.ref('s.id'));

async function redemptionOf(db: Db, id: number): Promise<AdminSubscriptionDetail['redemption']> {
  const row = await db
    .selectFrom('subscriptions as s')
    .innerJoin('promotion_redemptions as r', (join) =>
      join.onRef('r.organisation_id', '=', 's.organisation_id').onRef('r.subscription_id', '=', 's.id'),
    )
    .innerJoin('promotions as p', 'p.id', 'r.promotion_id')
    .select(['p.id as promotionId', 'p.code', 'p.name', 'p.kind', 'p.value', 'r.redeemed_at'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { redeemed_at, ...promotion } = row;
  return { ...promotion, redeemedAt: redeemed_at.toISOString() };
}

async function noticesOf(db: Db, id: number): Promise<AdminSubscriptionDetail['notices']> {
  const notices = await db
    .selectFrom('subscriptions as s')
    .innerJoin('subscription_notices as n', (join) =>
      join.onRef('n.organisation_id', '=', 's.organisation_id').onRef('n.subscription_id', '=', 's.id'),
    )
    .select(['n.occasion', 'n.active_until', 'n.at'])
    .where('s.id', '=', id)
    .orderBy('n.at', 'desc')
    .limit(noticesShown)
    .execute();
  return notices.map(({ occasion, active_until, at }) => ({
    occasion,
    activeUntil: active_until,
    at: at.toISOString(),
  }));
}

function matching(
  { query, state, organisationId, isTrial, autoRenew, endsWithin }: Filters,
  now: Date,
): RawBuilder<SqlBool> {
  const isOver = isOverAt(now);
  const conditions = [sql`true`];
  if (query?.trim()) conditions.push(contains(sql`lower(o.name)`, query));
  // The filter uses the column instead of the displayed expression, because only the column has an index.
  if (state === 'ENDED') conditions.push(sql`(s.state = 'ENDED' or ${isOver})`);
  else if (state === 'RUNNING') conditions.push(sql`s.state in ('ACTIVE', 'CANCELLED') and not ${isOver}`);
  else if (state) conditions.push(sql`s.state = ${state} and not ${isOver}`);
  if (organisationId !== undefined) conditions.push(sql`s.organisation_id = ${organisationId}`);
  // The condition equals that of the partial indexes.
  if (isTrial !== undefined) conditions.push(isTrial ? sql`s.is_trial` : sql`not s.is_trial`);
  if (autoRenew !== undefined) conditions.push(autoRenew ? sql`s.auto_renew` : sql`not s.auto_renew`);
  if (endsWithin !== undefined)
    conditions.push(
      sql`s.state <> 'ENDED' and not ${isOver} and s.active_until <= ${todayAt(now)} + ${endsWithin}::int
        and s.active_until <= ${latestDay(now).add({ days: endsWithin }).toString()}::date`,
    );
  return sql.join(conditions, sql` and `);
}

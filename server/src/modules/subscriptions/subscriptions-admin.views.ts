import type { AdminSubscription, subscriptionsAdmin } from '@metra/contract/billing-admin';
import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/list-page.ts';
import { promotionOf } from './subscriptions.views.ts';

type ListQuery = Query<typeof subscriptionsAdmin.list>;

const openInvoices = sql<number>`(select count(*) from invoices i
  where i.subscription_id = s.id and i.kind = 'INVOICE' and i.cancelled_at is null and i.paid_on is null)`;

/** Over as soon as the last day has passed in the organisation's time zone. */
const isOverAt = (now: Date) =>
  sql<SqlBool>`s.active_until < (${now}::timestamptz at time zone o.time_zone)::date`;

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
});

/** What all organisations pay or try, as the operator sees it. */
export const adminSubscriptionViews = (db: Db, clock: Clock) => ({
  async list(asked: ListQuery): Promise<Page<AdminSubscription>> {
    const isOver = isOverAt(clock.now());
    const matches = matching(asked, isOver);
    const page = await listPage(db, {
      rows: rows(db, stateOf(isOver)).where(matches),
      count: sql`from subscriptions s join organisations_directory o on o.id = s.organisation_id where ${matches}`,
      sort: {
        columns: {
          id: sql`s.id`,
          activeUntil: sql`s.active_until`,
          startedAt: sql`s.started_at`,
          organisation: sql`o.name`,
        },
        byDefault: '-id',
        id: sql`s.id`,
      },
      asked,
    });
    return { ...page, items: page.items.map(viewOf) };
  },
});

function matching(
  { query, state, organisationId }: ListQuery,
  isOver: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const conditions = [sql`true`];
  if (query?.trim()) conditions.push(contains(sql`lower(o.name)`, query));
  // Not by the expression that is shown: only the column has an index.
  if (state === 'ENDED') conditions.push(sql`(s.state = 'ENDED' or ${isOver})`);
  else if (state) conditions.push(sql`s.state = ${state} and not ${isOver}`);
  if (organisationId !== undefined) conditions.push(sql`s.organisation_id = ${organisationId}`);
  return sql.join(conditions, sql` and `);
}

import type { AdminSubscription, subscriptionsAdmin } from '@metra/contract/billing-admin';
import type { Query } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { containing } from './search.ts';
import { promotionOf } from './subscriptions.views.ts';

type Asked = Query<typeof subscriptionsAdmin.list>;

const sorted = {
  id: 's.id',
  activeUntil: 's.active_until',
  startedAt: 's.started_at',
  organisation: 'o.name',
} as const;
const isSortable = (name: string): name is keyof typeof sorted => Object.hasOwn(sorted, name);

const openInvoices = sql<number>`(select count(*) from invoices i
  where i.subscription_id = s.id and i.kind = 'INVOICE' and i.cancelled_at is null and i.paid_on is null)`;

/** What all organisations pay or try, the day being the one where each of them is. */
export async function listSubscriptions(
  db: Db,
  asked: Asked,
  clock: Clock,
): Promise<Page<AdminSubscription>> {
  const { page, pageSize, sort = '-id' } = asked;
  const name = sort.replace('-', '');
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const state = sql<AdminSubscription['state']>`
    case when s.active_until < (${clock.now()}::timestamptz at time zone o.time_zone)::date
      then 'ENDED' else s.state end`;
  const joined = db
    .selectFrom('subscriptions as s')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .where(matching(asked, state));
  const [rows, { total }] = await Promise.all([
    joined
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
      ])
      .orderBy(isSortable(name) ? sorted[name] : 's.id', direction)
      .orderBy('s.id', direction)
      .limit(pageSize)
      .offset(page * pageSize)
      .execute(),
    joined.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map((row) => ({
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
  }));
  return { items, page, pageSize, total };
}

function matching(
  { query, state: wanted, organisationId }: Asked,
  state: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const conditions = [sql`true`];
  if (query?.trim()) conditions.push(containing(sql`lower(o.name)`, query));
  if (wanted) conditions.push(sql`${state} = ${wanted}`);
  if (organisationId !== undefined) conditions.push(sql`s.organisation_id = ${organisationId}`);
  return sql.join(conditions, sql` and `);
}

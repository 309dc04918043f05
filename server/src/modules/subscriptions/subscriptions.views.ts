import type { SubscriptionState } from '@metra/contract/my';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

/** The subscription that holds, or the last one that did. */
export async function currentSubscription(
  db: Queries,
  { organisationId, timeZone }: Pick<Actor, 'organisationId' | 'timeZone'>,
  clock: Clock,
): Promise<SubscriptionState> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy(sql`state = 'ENDED'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found.subscription');
  const isOver = row.active_until < clock.today(timeZone).toString();
  return {
    subscription: {
      id: row.id,
      state: isOver ? 'ENDED' : row.state,
      startedAt: row.started_at.toISOString(),
      cancelledAt: row.cancelled_at?.toISOString() ?? null,
      price: row.price_cents,
      currency: 'EUR',
      interval: 'YEAR',
      renewalPrice: 69_000,
      periodStart: row.started_at.toISOString().slice(0, 10),
      invoices: [],
    },
    promotion: promotionOf(row),
    activeUntil: row.active_until,
    autoRenew: row.auto_renew,
    isTrial: row.is_trial,
    renewsOn: row.auto_renew ? row.active_until : null,
  };
}

const promotionOf = ({ promotion_code, promotion_name }: Promoted) =>
  promotion_code === null || promotion_name === null ? null : { code: promotion_code, name: promotion_name };

interface Promoted {
  promotion_code: string | null;
  promotion_name: string | null;
}

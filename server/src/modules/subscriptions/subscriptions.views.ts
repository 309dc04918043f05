import type { SubscriptionState } from '@metra/contract/shapes/billing-shapes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { invoiceViews } from './invoices/invoices.views.ts';
import { yearlyPrice } from './price.ts';

const invoicesShown = 5;

interface Promoted {
  promotion_code: string | null;
  promotion_name: string | null;
}

export const promotionOf = ({ promotion_code, promotion_name }: Promoted) =>
  promotion_code === null || promotion_name === null ? null : { code: promotion_code, name: promotion_name };

export const subscriptionViews = (
  db: Db,
  { organisationId, timeZone, now }: Pick<Actor, 'organisationId' | 'timeZone'> & Pick<Reader, 'now'>,
) => ({
  /** The running subscription, or else the last one. */
  async current(): Promise<SubscriptionState> {
    const row = orNotFound(
      await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .orderBy(sql`state = 'ENDED'`)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
      'not_found.subscription',
    );
    const today = now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString();
    const isOver = row.active_until < today;
    const autoRenew = row.auto_renew && !isOver;
    return {
      subscription: {
        id: row.id,
        state: isOver ? 'ENDED' : row.state,
        startedAt: row.started_at.toISOString(),
        cancelledAt: row.cancelled_at?.toISOString() ?? null,
        price: row.price_cents,
        renewalPrice: yearlyPrice,
        currency: 'EUR',
        interval: 'YEAR',
        periodStart: row.period_start,
        invoices: await invoiceViews(db, { organisationId, now }).newest(invoicesShown),
      },
      promotion: promotionOf(row),
      activeUntil: row.active_until,
      today,
      autoRenew,
      isTrial: row.is_trial,
      renewsOn: autoRenew ? row.active_until : null,
    };
  },
});

import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import type { Year } from './subscription-year.ts';

/** A subscription that has not ended. */
export interface LiveSubscription {
  id: number;
  state: 'TRIAL' | 'ACTIVE' | 'CANCELLED' | 'ENDED';
  is_trial: boolean;
  active_until: string;
  auto_renew: boolean;
}

interface Order {
  year: Year;
  net: number;
  promotion: { code: string; name: string } | null;
  accountId: number;
}

interface Trial {
  firstDay: Temporal.PlainDate;
  lastDay: Temporal.PlainDate;
}

/** A subscription in any state, for changes by the operator. */
export interface AnySubscription extends LiveSubscription {
  version: number;
}

/** The organisation of a subscription; undefined if it does not exist. */
export async function organisationOfSubscription(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('organisation_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.organisation_id;
}

export const subscriptionStore = (db: Db, organisationId: number) => {
  const change = (id: number) =>
    db.updateTable('subscriptions').where('organisation_id', '=', organisationId).where('id', '=', id);

  return {
    lockOrganisation: (): Promise<void> => lockTenant(db, organisationId),

    /** Like `lockOrganisation`; false if the organisation has no members, so that nothing can be sold to it. */
    async lockLivingOrganisation(): Promise<boolean> {
      await lockTenant(db, organisationId);
      const organisation = await db
        .selectFrom('organisations_directory')
        .select('deleted_at')
        .where('id', '=', organisationId)
        .executeTakeFirst();
      return organisation?.deleted_at === null;
    },

    /** The organisation's time zone. */
    async timeZone(): Promise<string> {
      const { time_zone } = await db
        .selectFrom('organisations_directory')
        .select('time_zone')
        .where('id', '=', organisationId)
        .executeTakeFirstOrThrow();
      return time_zone;
    },

    /** The subscription that has not been ended; its last day may have passed. */
    live: (): Promise<LiveSubscription | undefined> =>
      db
        .selectFrom('subscriptions')
        .select(['id', 'state', 'is_trial', 'active_until', 'auto_renew'])
        .where('organisation_id', '=', organisationId)
        .where('state', '<>', 'ENDED')
        .executeTakeFirst(),

    /** Finds ended ones as well. */
    find: (id: number): Promise<AnySubscription | undefined> =>
      db
        .selectFrom('subscriptions')
        .select(['id', 'state', 'is_trial', 'active_until', 'auto_renew', 'version'])
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** False if there was a trial before or a subscription is live; unique constraints ensure both. */
    async startTrial({ firstDay, lastDay }: Trial, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('subscriptions')
        .values({
          organisation_id: organisationId,
          state: 'TRIAL',
          is_trial: true,
          started_at: now,
          period_start: firstDay.toString(),
          active_until: lastDay.toString(),
          auto_renew: false,
          price_cents: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Boolean(numInsertedOrUpdatedRows);
    },

    async order({ year, net, promotion, accountId }: Order, now: Date): Promise<number> {
      const { id } = await db
        .insertInto('subscriptions')
        .values({
          organisation_id: organisationId,
          state: 'ACTIVE',
          is_trial: false,
          started_at: now,
          period_start: year.startsOn.toString(),
          active_until: year.endsOn.toString(),
          auto_renew: true,
          price_cents: net,
          promotion_code: promotion?.code ?? null,
          promotion_name: promotion?.name ?? null,
          ordered_by_account_id: accountId,
          terms_accepted_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Adds a further year without a discount. */
    async renew(id: number, { startsOn, endsOn }: Year, price: number): Promise<void> {
      await change(id)
        .set((row) => ({
          state: 'ACTIVE',
          period_start: startsOn.toString(),
          active_until: endsOn.toString(),
          price_cents: price,
          promotion_code: null,
          promotion_name: null,
          version: row('version', '+', 1),
        }))
        .execute();
    },

    async end(id: number): Promise<void> {
      await change(id)
        .set((row) => ({ state: 'ENDED', auto_renew: false, version: row('version', '+', 1) }))
        .execute();
    },

    /** This also removes the days after the given one. */
    async endOn(id: number, lastDay: Temporal.PlainDate): Promise<void> {
      await change(id)
        .set((row) => ({
          state: 'ENDED',
          auto_renew: false,
          active_until: sql`least(active_until, ${lastDay.toString()}::date)`,
          version: row('version', '+', 1),
        }))
        .execute();
    },

    /** Starts or extends a trial until this day. */
    async extendTrial(id: number, lastDay: Temporal.PlainDate): Promise<void> {
      await change(id)
        .set((row) => ({
          state: 'TRIAL',
          active_until: lastDay.toString(),
          version: row('version', '+', 1),
        }))
        .execute();
    },

    async setAutoRenew(id: number, cancelledAt: Date | null): Promise<void> {
      await change(id)
        .set((row) => ({
          state: cancelledAt ? 'CANCELLED' : 'ACTIVE',
          auto_renew: cancelledAt === null,
          cancelled_at: cancelledAt,
          version: row('version', '+', 1),
        }))
        .execute();
    },

    /** True for the first call about this occasion. */
    async claimNotice(live: LiveSubscription, occasion: string, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('subscription_notices')
        .values({
          organisation_id: organisationId,
          subscription_id: live.id,
          occasion,
          active_until: live.active_until,
          at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Boolean(numInsertedOrUpdatedRows);
    },
  };
};

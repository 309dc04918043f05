import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const trialDays = 30;

interface Trial {
  organisationId: number;
  now: Date;
  today: Temporal.PlainDate;
}

export interface Trials {
  /** Opens everything for 30 days; only the first time, and never beside a subscription that holds. */
  start(tx: Tx, trial: Trial): Promise<void>;
}

/** Lets all servers know that what the members of an organisation may do has changed. */
export type RefreshMembers = (tx: Tx, organisationId: number) => Promise<void>;

export const createTrials = (refreshMembers: RefreshMembers): Trials => ({
  async start(tx, { organisationId, now, today }) {
    // No conflict target: whichever of the two unique rules says no, there is no second trial.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('subscriptions')
      .values({
        organisation_id: organisationId,
        state: 'TRIAL',
        is_trial: true,
        started_at: now,
        period_start: sql`${today.toString()}::date`,
        active_until: sql`${today.add({ days: trialDays }).toString()}::date`,
        auto_renew: false,
        price_cents: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await refreshMembers(tx, organisationId);
  },
});

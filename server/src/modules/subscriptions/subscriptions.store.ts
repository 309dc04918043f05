import type { Db, Tx } from '../../platform/database/database.ts';

/**
 * Whoever changes what an organisation has or owes takes turns with everyone else who does. Not as strict as deleting
 * it: rows of other tables that name the organisation can still be added meanwhile.
 */
export async function takeTurn(tx: Tx, organisationId: number): Promise<void> {
  await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

const columns = [
  'id',
  'organisation_id',
  'state',
  'is_trial',
  'started_at',
  'period_start',
  'active_until',
  'auto_renew',
  'cancelled_at',
  'price_cents',
  'promotion_code',
  'promotion_name',
] as const;

export const subscriptionStore = (db: Db) => ({
  /** The one that has not been ended, whatever the day; its last day may have passed. */
  live: (organisationId: number) =>
    db
      .selectFrom('subscriptions')
      .select(columns)
      .where('organisation_id', '=', organisationId)
      .where('state', '<>', 'ENDED')
      .executeTakeFirst(),

  async end(organisationId: number, id: number): Promise<void> {
    await db
      .updateTable('subscriptions')
      .set((row) => ({ state: 'ENDED', auto_renew: false, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  async setAutoRenew(organisationId: number, id: number, cancelledAt: Date | null): Promise<void> {
    await db
      .updateTable('subscriptions')
      .set((row) => ({
        state: cancelledAt ? 'CANCELLED' : 'ACTIVE',
        auto_renew: cancelledAt === null,
        cancelled_at: cancelledAt,
        version: row('version', '+', 1),
      }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },
});

export type LiveSubscription = NonNullable<Awaited<ReturnType<ReturnType<typeof subscriptionStore>['live']>>>;

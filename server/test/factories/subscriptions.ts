import type { Platform } from '../../src/platform/platform.ts';

/** A paid subscription for years, unless the organisation has one already. */
export async function aSubscription(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  organisationId: number,
): Promise<void> {
  await database.kysely
    .insertInto('subscriptions')
    .values({
      organisation_id: organisationId,
      state: 'ACTIVE',
      is_trial: false,
      started_at: clock.now(),
      period_start: '2026-01-01',
      active_until: '2099-12-31',
      auto_renew: true,
      price_cents: 69_000,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

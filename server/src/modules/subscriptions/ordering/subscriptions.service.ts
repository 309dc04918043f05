import type { Billing, BillingUpdate, SubscriptionState } from '@metra/contract/billing-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Once } from '../../../platform/limits/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { customerOf, readBilling, writeBillingData } from '../billing-data.store.ts';
import { isCountry } from '../countries.ts';
import { isOver } from '../subscription-year.ts';
import { type LiveSubscription, subscriptionStore, takeTurn } from '../subscriptions.store.ts';
import { currentSubscription } from '../subscriptions.views.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  once: Once;
}

/** What a customer changes about a subscription that runs. */
export function subscriptionsService({ database, clock, audit, once }: Needs) {
  /** The subscription that can still be decided about; held until the transaction ends. */
  async function held(tx: Tx, { organisationId, timeZone }: Actor): Promise<LiveSubscription | undefined> {
    await takeTurn(tx, organisationId);
    const live = await subscriptionStore(tx).live(organisationId);
    if (!live) {
      // Nothing at all is told apart from something that is over.
      await currentSubscription(tx, { organisationId, timeZone }, clock);
      return undefined;
    }
    return isOver(Temporal.PlainDate.from(live.active_until), clock.today(timeZone)) ? undefined : live;
  }

  async function decide(
    tx: Tx,
    { actor, origin }: Call,
    live: LiveSubscription,
    cancelledAt: Date | null,
  ): Promise<SubscriptionState> {
    await subscriptionStore(tx).setAutoRenew(actor.organisationId, live.id, cancelledAt);
    await audit.record(tx, {
      action: cancelledAt ? 'subscription.cancelled' : 'subscription.resumed',
      actor,
      subject: `subscription:${live.id}`,
      origin,
    });
    return currentSubscription(tx, actor, clock);
  }

  return {
    cancel: (call: Call): Promise<SubscriptionState> =>
      once(call, async (tx) => {
        const live = await held(tx, call.actor);
        if (!live?.auto_renew) throw new DomainError('subscription.nothing_to_cancel');
        return decide(tx, call, live, clock.now());
      }),

    resume: (call: Call): Promise<SubscriptionState> =>
      database.transaction(async (tx) => {
        const live = await held(tx, call.actor);
        if (live?.state !== 'CANCELLED') throw new DomainError('subscription.not_cancelled');
        return decide(tx, call, live, null);
      }),

    billing: ({ organisationId }: Actor): Promise<Billing> => readBilling(database.kysely, organisationId),

    async updateBilling({ actor, origin }: Call, { version, ...write }: BillingUpdate): Promise<Billing> {
      if (!isCountry(write.country)) throw invalid('country', 'enum');
      return database.transaction(async (tx) => {
        const { organisationId, language } = actor;
        await takeTurn(tx, organisationId);
        const before = await readBilling(tx, organisationId);
        if (before.version !== version) throw new DomainError('conflict.version');
        await writeBillingData(tx, organisationId, { ...customerOf(write), language }, clock.now());
        await audit.record(tx, {
          action: 'billing.changed',
          actor,
          subject: `organisation:${organisationId}`,
          origin,
        });
        return readBilling(tx, organisationId);
      });
    },
  };
}

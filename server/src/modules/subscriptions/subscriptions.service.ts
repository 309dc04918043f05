import type { SubscriptionState } from '@metra/contract/shapes/billing-shapes';
import type { Tx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Once } from '../../platform/limits/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOver } from './subscription-year.ts';
import { type LiveSubscription, subscriptionStore } from './subscriptions.store.ts';
import { subscriptionViews } from './subscriptions.views.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  once: Once;
}

/** A customer's view of their subscription, and their changes to it. */
export function subscriptionsService({ database, clock, audit, once }: Needs) {
  /** Locks the running subscription. */
  async function lockRunning(tx: Tx, actor: Actor): Promise<LiveSubscription | undefined> {
    const store = subscriptionStore(tx, actor.organisationId);
    await store.lockOrganisation();
    const live = await store.live();
    if (!live) {
      // Fails if there never was one; a subscription that is over gets a different error.
      await subscriptionViews(tx, { ...actor, now: clock.now() }).current();
      return undefined;
    }
    return isOver(Temporal.PlainDate.from(live.active_until), clock.today(actor.timeZone)) ? undefined : live;
  }

  async function setAutoRenew(
    tx: Tx,
    { actor, origin }: Call,
    live: LiveSubscription,
    cancelledAt: Date | null,
  ): Promise<SubscriptionState> {
    await subscriptionStore(tx, actor.organisationId).setAutoRenew(live.id, cancelledAt);
    await audit.record(tx, {
      action: cancelledAt ? 'subscription.cancelled' : 'subscription.resumed',
      actor,
      subject: `subscription:${live.id}`,
      origin,
    });
    return subscriptionViews(tx, { ...actor, now: clock.now() }).current();
  }

  return {
    current: ({ actor }: Call): Promise<SubscriptionState> =>
      subscriptionViews(database.kysely, { ...actor, now: clock.now() }).current(),

    cancel: (call: Call): Promise<SubscriptionState> =>
      once(call, async (tx) => {
        const live = await lockRunning(tx, call.actor);
        if (!live?.auto_renew) throw new DomainError('subscription.nothing_to_cancel');
        return setAutoRenew(tx, call, live, clock.now());
      }),

    resume: (call: Call): Promise<SubscriptionState> =>
      database.transaction(async (tx) => {
        const live = await lockRunning(tx, call.actor);
        if (live?.state !== 'CANCELLED') throw new DomainError('subscription.not_cancelled');
        return setAutoRenew(tx, call, live, null);
      }),
  };
}

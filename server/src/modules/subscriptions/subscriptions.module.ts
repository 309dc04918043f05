import type { my } from '@metra/contract/my';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentSubscription } from './subscriptions.views.ts';
import { createTrials, type RefreshMembers } from './trials.ts';

export { type BillingAddress, writeBillingData } from './billing-data.store.ts';
export type { Trials } from './trials.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  refreshMembers: RefreshMembers;
}

/** What an organisation pays or tries, and until when. */
export function subscriptionsModule({ database, clock, refreshMembers }: Needs) {
  const handlers: Pick<Handlers<typeof my>, 'subscription'> = {
    subscription: ({ actor }) => currentSubscription(database.kysely, actor, clock),
  };
  return { my: handlers, trials: createTrials(refreshMembers) };
}

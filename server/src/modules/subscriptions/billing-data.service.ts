import type { Billing, BillingUpdate } from '@metra/contract/shapes/billing-shapes';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { invalid } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { billingDataStore } from './billing-data.store.ts';
import { isCountry } from './countries.ts';
import { customerOf } from './customer.ts';
import { subscriptionStore } from './subscriptions.store.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'audit'>;

/** The customer's billing data. */
export function billingDataService({ database, clock, audit }: Needs) {
  return {
    read: ({ actor }: Call): Promise<Billing> =>
      billingDataStore(database.kysely, actor.organisationId).read(),

    async update({ actor, origin }: Call, { version, ...write }: BillingUpdate): Promise<Billing> {
      if (!isCountry(write.country)) throw invalid('country', 'enum');
      const { organisationId, language } = actor;
      return database.transaction(async (tx) => {
        const store = billingDataStore(tx, organisationId);
        await subscriptionStore(tx, organisationId).lockOrganisation();
        const before = await store.read();
        assertVersion(before.version, version);
        await store.write({ ...customerOf(write), language }, clock.now());
        await audit.record(tx, {
          action: 'billing.changed',
          actor,
          subject: `organisation:${organisationId}`,
          origin,
        });
        return store.read();
      });
    },
  };
}

import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { billingAddresses, billingDataStore } from './billing-data.store.ts';
import { subscriptionStore } from './subscriptions.store.ts';

/** Why invoices go to another address although nobody entered it. */
type Reason = 'address_changed' | 'account_gone';

/** Lets the address for invoices follow the person it belongs to. */
export const createBillingContact = ({ clock, audit }: Pick<Platform, 'clock' | 'audit'>) => ({
  /** Whether invoices go to this address, as accounts compare addresses. It stays so until the transaction ends. */
  async isAt(tx: Tx, organisationId: number, emailKey: string): Promise<boolean> {
    await subscriptionStore(tx, organisationId).lockOrganisation();
    return billingDataStore(tx, organisationId).isSentTo(emailKey);
  },

  /** Those to whom the invoices of their organisation go. */
  async among<Person extends { organisationId: number; emailKey: string }>(
    tx: Tx,
    people: readonly Person[],
  ): Promise<Person[]> {
    const addresses = await billingAddresses(
      tx,
      people.map(({ organisationId }) => organisationId),
    );
    return people.filter((person) => addresses.get(person.organisationId) === person.emailKey);
  },

  /** Whoever has the form open is told that it has changed. */
  async moveTo(tx: Tx, organisationId: number, email: string, reason: Reason): Promise<void> {
    await billingDataStore(tx, organisationId).setEmail(email, clock.now());
    await audit.record(tx, {
      action: 'billing.address_followed',
      actor: null,
      subject: `organisation:${organisationId}`,
      organisationId,
      origin: null,
      details: { reason },
    });
  },
});

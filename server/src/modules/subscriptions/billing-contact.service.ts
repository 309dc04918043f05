import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { billingAddresses, billingDataStore } from './billing-data.store.ts';
import { subscriptionStore } from './subscriptions.store.ts';

/** The reason why the address for invoices changed although nobody entered it. */
type Reason = 'address_changed' | 'account_gone';

/** Keeps the address for invoices equal to that of its person. */
export const createBillingContact = ({ clock, audit }: Pick<Platform, 'clock' | 'audit'>) => ({
  /**
   * True if invoices go to this address, compared as for accounts. The address is locked until the transaction ends.
   */
  async isAt(tx: Tx, organisationId: number, emailKey: string): Promise<boolean> {
    await subscriptionStore(tx, organisationId).lockOrganisation();
    return billingDataStore(tx, organisationId).isSentTo(emailKey);
  },

  /** The people who receive their organisation's invoices. */
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

  /** The version increases, so that a person with an open form gets a conflict. */
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

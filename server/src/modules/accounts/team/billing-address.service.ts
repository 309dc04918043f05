import type { Tx } from '../../../platform/database/database.ts';
import type { KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { notify } from '../events/events.store.ts';
import { invoicesComeToYou } from '../mails/team.mail.ts';
import { teamStore } from './team.store.ts';

type Needs = Pick<Dependencies, 'billingContact' | 'mailer' | 'links'>;

/**
 * Keeps the address for invoices valid: it follows its person, and an owner's address replaces it when that person
 * leaves.
 */
export const billingAddress = ({ billingContact, mailer, links }: Needs) => ({
  /** The person has a new address. */
  async follow(tx: Tx, { organisationId, email }: KnownAccount, newEmail: string): Promise<void> {
    if (emailKey(email) === emailKey(newEmail)) return;
    if (await billingContact.isAt(tx, organisationId, emailKey(email)))
      await billingContact.moveTo(tx, organisationId, newEmail, 'address_changed');
  },

  /** The person has left. Without an owner the address stays, because there is no other recipient. */
  async handOver(tx: Tx, { organisationId, email }: KnownAccount, now: Date): Promise<void> {
    if (!(await billingContact.isAt(tx, organisationId, emailKey(email)))) return;
    const owner = await teamStore(tx, organisationId).oldestOwner();
    if (!owner) return;
    await billingContact.moveTo(tx, organisationId, owner.email, 'account_gone');
    await mailer.send(tx, owner, 'invoices-come-to-you', (to) =>
      invoicesComeToYou(to, { before: email, now: owner.email, link: links.subscription() }),
    );
    await notify(tx, { accountId: owner.id, type: 'billing.comes_to_you', link: '/app/profile/abo', now });
  },
});

import type { Tx } from '../../../platform/database/database.ts';
import type { KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { notify } from '../events/events.store.ts';
import { invoicesComeToYou } from '../mails/team.mail.ts';
import { teamStore } from './team.store.ts';

type Needs = Pick<Dependencies, 'billingContact' | 'mailer' | 'links'>;

/** Invoices go to a living address: they follow the person they went to, or come to an owner once that person is gone. */
export const billingAddress = ({ billingContact, mailer, links }: Needs) => ({
  /** The person has another address now. */
  async follow(tx: Tx, { organisationId, email }: KnownAccount, newEmail: string): Promise<void> {
    if (emailKey(email) === emailKey(newEmail)) return;
    if (await billingContact.isAt(tx, organisationId, emailKey(email)))
      await billingContact.moveTo(tx, organisationId, newEmail, 'address_changed');
  },

  /** The person is no longer there. Without an owner it stays where it is: there is nobody else to write to. */
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

import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { billingDataStore } from '../billing-data.store.ts';
import type { InvoiceIssuer } from '../invoices/issue-invoice.service.ts';
import type { BillingMailer } from '../mails/billing.mail.ts';
import { cancelledEnding, renewalAhead, subscriptionEnded, trialEnding } from '../mails/subscription.mail.ts';
import { yearlyPrice } from '../price.ts';
import { isDueForRenewal, isOver, nextYear } from '../subscription-year.ts';
import { type LiveSubscription, subscriptionStore } from '../subscriptions.store.ts';
import type { RefreshMembers } from '../trials.service.ts';
import type { DueSubscription } from './due.store.ts';
import { dueReminder } from './reminder-plan.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  invoiceIssuer: InvoiceIssuer;
  billingMailer: BillingMailer;
  refreshMembers: RefreshMembers;
}

/**
 * Renews, ends or reminds of a subscription whose last day is near or past. All decisions are repeated under the
 * organisation's lock, so that two servers act only once.
 */
export function createProcessSubscription({
  database,
  clock,
  audit,
  invoiceIssuer,
  billingMailer,
  refreshMembers,
}: Needs) {
  async function renew(tx: Tx, organisationId: number, live: LiveSubscription, today: Temporal.PlainDate) {
    const recipient = await billingDataStore(tx, organisationId).invoiceRecipient();
    if (!recipient) throw new Error(`Nobody to send an invoice to: organisation ${organisationId}`);
    const year = nextYear(Temporal.PlainDate.from(live.active_until), today);
    await subscriptionStore(tx, organisationId).renew(live.id, year, yearlyPrice);
    await audit.record(tx, {
      action: 'subscription.renewed',
      actor: null,
      organisationId,
      subject: `subscription:${live.id}`,
      origin: null,
    });
    await refreshMembers(tx, organisationId);
    await invoiceIssuer.issueInvoice(tx, {
      organisationId,
      subscriptionId: live.id,
      ...recipient,
      year,
      listPrice: yearlyPrice,
      discount: null,
    });
  }

  async function end(tx: Tx, organisationId: number, live: LiveSubscription): Promise<void> {
    const store = subscriptionStore(tx, organisationId);
    await store.end(live.id);
    await refreshMembers(tx, organisationId);
    if (!(await store.claimNotice(live, 'ENDED', clock.now()))) return;
    const facts = { isTrial: live.is_trial, lastDay: live.active_until, link: billingMailer.link };
    for (const to of await billingDataStore(tx, organisationId).mailRecipients())
      await billingMailer.send(tx, to, 'subscription-ended', subscriptionEnded(to.language, facts));
  }

  async function remind(tx: Tx, organisationId: number, live: LiveSubscription, today: Temporal.PlainDate) {
    const daysLeft = today.until(Temporal.PlainDate.from(live.active_until)).days;
    const reminder = dueReminder(daysLeft, live.is_trial);
    if (reminder === null) return;
    const store = subscriptionStore(tx, organisationId);
    if (!(await store.claimNotice(live, `ENDING_${reminder}`, clock.now()))) return;
    const facts = { lastDay: live.active_until, daysLeft, link: billingMailer.link, price: yearlyPrice };
    const letter = live.is_trial ? trialEnding : live.auto_renew ? renewalAhead : cancelledEnding;
    for (const to of await billingDataStore(tx, organisationId).mailRecipients())
      await billingMailer.send(tx, to, 'subscription-reminder', letter(to.language, facts));
  }

  return ({ id, organisationId, timeZone }: DueSubscription): Promise<void> =>
    database.transaction(async (tx) => {
      const store = subscriptionStore(tx, organisationId);
      if (!(await store.lockLivingOrganisation())) return;
      const live = await store.live();
      if (live?.id !== id) return;
      const today = clock.today(timeZone);
      const lastDay = Temporal.PlainDate.from(live.active_until);
      if (live.auto_renew) {
        if (isDueForRenewal(lastDay, today)) return renew(tx, organisationId, live, today);
      } else if (isOver(lastDay, today)) return end(tx, organisationId, live);
      return remind(tx, organisationId, live, today);
    });
}

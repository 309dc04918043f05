import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCustomer } from '../billing-data.store.ts';
import type { InvoiceIssuer } from '../invoices/issue-invoice.service.ts';
import { addresseesOf, type BillingMailer } from '../mails/billing.mail.ts';
import { cancelledEnding, renewalAhead, subscriptionEnded, trialEnding } from '../mails/subscription.mail.ts';
import { yearlyPrice } from '../price.ts';
import { isDueForRenewal, isOver, nextYear } from '../subscription-year.ts';
import { type LiveSubscription, subscriptionStore, takeTurn } from '../subscriptions.store.ts';
import type { RefreshMembers } from '../trials.service.ts';
import type { DueSubscription } from './due.store.ts';
import { dueReminder } from './reminder-plan.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'audit'> {
  invoiceIssuer: InvoiceIssuer;
  billingMailer: BillingMailer;
  refreshMembers: RefreshMembers;
}

/**
 * Renews, ends or reminds of one subscription whose last day is near or past. Everything is decided again while the
 * organisation is locked, so two servers do it once.
 */
export function createProcessSubscription({
  database,
  clock,
  audit,
  invoiceIssuer,
  billingMailer,
  refreshMembers,
}: Needs) {
  async function renew(tx: Tx, live: LiveSubscription, today: Temporal.PlainDate): Promise<void> {
    const organisationId = live.organisation_id;
    const recipient = await readCustomer(tx, organisationId);
    if (!recipient) throw new Error(`Nobody to send an invoice to: organisation ${organisationId}`);
    const year = nextYear(Temporal.PlainDate.from(live.active_until), today);
    await tx
      .updateTable('subscriptions')
      .set((row) => ({
        state: 'ACTIVE',
        period_start: year.startsOn.toString(),
        active_until: year.endsOn.toString(),
        price_cents: yearlyPrice,
        promotion_code: null,
        promotion_name: null,
        version: row('version', '+', 1),
      }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', live.id)
      .execute();
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

  async function end(tx: Tx, live: LiveSubscription): Promise<void> {
    const organisationId = live.organisation_id;
    await subscriptionStore(tx).end(organisationId, live.id);
    await refreshMembers(tx, organisationId);
    if (!(await claim(tx, live, 'ENDED'))) return;
    const facts = { isTrial: live.is_trial, lastDay: live.active_until, link: billingMailer.link };
    for (const to of await addresseesOf(tx, organisationId))
      await billingMailer.send(tx, to, 'subscription-ended', subscriptionEnded(to.language, facts));
  }

  async function remind(tx: Tx, live: LiveSubscription, today: Temporal.PlainDate): Promise<void> {
    const daysLeft = today.until(Temporal.PlainDate.from(live.active_until)).days;
    const reminder = dueReminder(daysLeft, live.is_trial);
    if (reminder === null || !(await claim(tx, live, `ENDING_${reminder}`))) return;
    const facts = { lastDay: live.active_until, daysLeft, link: billingMailer.link, price: yearlyPrice };
    const letter = live.is_trial ? trialEnding : live.auto_renew ? renewalAhead : cancelledEnding;
    for (const to of await addresseesOf(tx, live.organisation_id))
      await billingMailer.send(tx, to, 'subscription-reminder', letter(to.language, facts));
  }

  /** True for the first who wants to tell this. */
  async function claim(tx: Tx, live: LiveSubscription, occasion: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('subscription_notices')
      .values({
        organisation_id: live.organisation_id,
        subscription_id: live.id,
        occasion,
        active_until: live.active_until,
        at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  }

  return (due: DueSubscription): Promise<void> =>
    database.transaction(async (tx) => {
      await takeTurn(tx, due.organisationId);
      const live = await subscriptionStore(tx).live(due.organisationId);
      if (live?.id !== due.id) return;
      const today = clock.today(due.timeZone);
      const lastDay = Temporal.PlainDate.from(live.active_until);
      if (live.auto_renew) {
        if (isDueForRenewal(lastDay, today)) return renew(tx, live, today);
      } else if (isOver(lastDay, today)) return end(tx, live);
      return remind(tx, live, today);
    });
}

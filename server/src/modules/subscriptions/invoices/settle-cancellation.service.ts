import type { CancellationOutcome } from '@metra/contract/operations/billing-admin';
import type { Clock } from '../../../platform/clock/clock.ts';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { billingDataStore } from '../billing-data.store.ts';
import { subscriptionStore } from '../subscriptions.store.ts';
import type { RefreshMembers } from '../trials.service.ts';
import { InvoiceContent } from './invoice-content.ts';
import { type InvoiceRow, invoiceStore } from './invoices.store.ts';
import { grossOf, type InvoiceIssuer, type InvoiceOrder } from './issue-invoice.service.ts';
import { settlePaid } from './settle-paid.ts';

interface Needs {
  clock: Clock;
  invoiceIssuer: InvoiceIssuer;
  refreshMembers: RefreshMembers;
}

interface Cancellation {
  reason: string;
  outcome: CancellationOutcome;
  /** The person who cancels the invoice. */
  accountId: number;
}

/** Cancels an invoice that is locked with its customer, and updates what depends on it. */
export function createSettleCancellation({ clock, invoiceIssuer, refreshMembers }: Needs) {
  /** An invoice for the same year with the present billing data; null if the customer is gone. */
  async function replacementOf(tx: Tx, row: InvoiceRow): Promise<InvoiceOrder | null> {
    const { organisation_id: organisationId, subscription_id: subscriptionId } = row;
    if (organisationId === null || subscriptionId === null) return null;
    const { customer, language, listPrice, discount } = InvoiceContent.parse(row.content);
    const recipient = (await billingDataStore(tx, organisationId).invoiceRecipient()) ?? {
      customer,
      language,
    };
    return {
      organisationId,
      subscriptionId,
      customer: recipient.customer,
      language: recipient.language,
      year: {
        startsOn: Temporal.PlainDate.from(row.period_start),
        endsOn: Temporal.PlainDate.from(row.period_end),
      },
      listPrice,
      discount,
    };
  }

  async function end(
    tx: Tx,
    { organisation_id: organisationId, subscription_id }: InvoiceRow,
  ): Promise<void> {
    // The organisation was deleted together with its subscription.
    if (organisationId === null || subscription_id === null) return;
    const store = subscriptionStore(tx, organisationId);
    const today = clock.today(await store.timeZone());
    await store.endOn(subscription_id, today.subtract({ days: 1 }));
    await refreshMembers(tx, organisationId);
  }

  /** Returns the id of the credit note. */
  return async (tx: Tx, row: InvoiceRow, { reason, outcome, accountId }: Cancellation): Promise<number> => {
    const replacement = outcome === 'REISSUE' ? await replacementOf(tx, row) : null;
    const settlement = settlePaid(row.paid_cents, replacement && grossOf(replacement));
    const creditNoteId = await invoiceIssuer.issueCreditNote(tx, row, reason, settlement);
    if (replacement) {
      const { carried } = settlement;
      const prepaid = carried > 0 ? { amount: carried, number: row.number } : null;
      const invoiceId = await invoiceIssuer.issueInvoice(tx, { ...replacement, prepaid });
      if (carried > 0)
        await invoiceStore(tx).carryPayment(
          { from: row, to: invoiceId, amount: carried },
          { on: clock.today(operatorTimeZone).toString(), now: clock.now(), accountId },
        );
    }
    if (outcome === 'END') await end(tx, row);
    return creditNoteId;
  };
}

import type { CancellationOutcome } from '@metra/contract/billing-admin';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { billingDataStore } from '../billing-data.store.ts';
import { subscriptionStore } from '../subscriptions.store.ts';
import type { RefreshMembers } from '../trials.service.ts';
import { InvoiceContent } from './invoice-content.ts';
import type { InvoiceRow } from './invoices.store.ts';
import type { InvoiceIssuer } from './issue-invoice.service.ts';

interface Needs {
  clock: Clock;
  invoiceIssuer: InvoiceIssuer;
  refreshMembers: RefreshMembers;
}

/** What becomes of the subscription whose invoice was taken back. */
export function createSettleCancellation({ clock, invoiceIssuer, refreshMembers }: Needs) {
  /** Charges the same year again, with the present billing data. */
  async function reissue(tx: Tx, row: InvoiceRow, organisationId: number, subscriptionId: number) {
    const before = InvoiceContent.parse(row.content);
    const recipient = (await billingDataStore(tx, organisationId).invoiceRecipient()) ?? before;
    await invoiceIssuer.issueInvoice(tx, {
      organisationId,
      subscriptionId,
      customer: recipient.customer,
      language: recipient.language,
      year: {
        startsOn: Temporal.PlainDate.from(row.period_start),
        endsOn: Temporal.PlainDate.from(row.period_end),
      },
      listPrice: before.listPrice,
      discount: before.discount,
    });
  }

  async function end(tx: Tx, organisationId: number, subscriptionId: number): Promise<void> {
    const store = subscriptionStore(tx, organisationId);
    const today = clock.today(await store.timeZone());
    await store.endOn(subscriptionId, today.subtract({ days: 1 }));
    await refreshMembers(tx, organisationId);
  }

  return async (tx: Tx, row: InvoiceRow, outcome: CancellationOutcome): Promise<void> => {
    const { organisation_id: organisationId, subscription_id: subscriptionId } = row;
    // The organisation was deleted, and its subscription with it.
    if (organisationId === null || subscriptionId === null) return;
    if (outcome === 'REISSUE') await reissue(tx, row, organisationId, subscriptionId);
    if (outcome === 'END') await end(tx, organisationId, subscriptionId);
  };
}

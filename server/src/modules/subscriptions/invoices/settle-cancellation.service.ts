import type { CancellationOutcome } from '@metra/contract/billing-admin';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { readCustomer } from '../billing-data.store.ts';
import { subscriptionStore } from '../subscriptions.store.ts';
import type { RefreshMembers } from '../trials.service.ts';
import { InvoiceContent } from './invoice-content.ts';
import type { InvoiceIssuer } from './issue-invoice.service.ts';

interface Needs {
  clock: Clock;
  invoiceIssuer: InvoiceIssuer;
  refreshMembers: RefreshMembers;
}

interface Cancelled {
  organisation_id: number | null;
  subscription_id: number | null;
  period_start: string;
  period_end: string;
  content: unknown;
}

/** What becomes of the subscription whose invoice was taken back. */
export function settleCancellation({ clock, invoiceIssuer, refreshMembers }: Needs) {
  /** The same year again, to whom invoices go now. */
  async function reissue(tx: Tx, row: Cancelled, organisationId: number, subscriptionId: number) {
    const before = InvoiceContent.parse(row.content);
    const recipient = (await readCustomer(tx, organisationId)) ?? before;
    const { customer, language } = recipient;
    await invoiceIssuer.issueInvoice(tx, {
      organisationId,
      subscriptionId,
      customer,
      language,
      year: {
        startsOn: Temporal.PlainDate.from(row.period_start),
        endsOn: Temporal.PlainDate.from(row.period_end),
      },
      listPrice: before.listPrice,
      discount: before.discount,
    });
  }

  async function end(tx: Tx, organisationId: number, subscriptionId: number): Promise<void> {
    const { time_zone } = await tx
      .selectFrom('organisations')
      .select('time_zone')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow();
    const yesterday = clock.today(time_zone).subtract({ days: 1 }).toString();
    await subscriptionStore(tx).end(organisationId, subscriptionId);
    await tx
      .updateTable('subscriptions')
      .set({ active_until: sql`least(active_until, ${yesterday}::date)` })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', subscriptionId)
      .execute();
    await refreshMembers(tx, organisationId);
  }

  return async (tx: Tx, row: Cancelled, outcome: CancellationOutcome): Promise<void> => {
    const { organisation_id: organisationId, subscription_id: subscriptionId } = row;
    // The customer is gone: there is nothing left to go on with.
    if (organisationId === null || subscriptionId === null) return;
    if (outcome === 'REISSUE') await reissue(tx, row, organisationId, subscriptionId);
    if (outcome === 'END') await end(tx, organisationId, subscriptionId);
  };
}

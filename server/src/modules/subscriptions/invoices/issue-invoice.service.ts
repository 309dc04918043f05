import type { Language } from '@metra/contract/primitives';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Customer } from '../billing-data.store.ts';
import { operatorTimeZone } from '../operator-time-zone.ts';
import type { Seller } from '../seller-settings.ts';
import type { Year } from '../subscription-year.ts';
import { amountsOf, vatTreatmentOf } from '../vat-treatment.ts';
import { frozen, InvoiceContent } from './invoice-content.ts';
import { nextInvoiceNumber } from './invoice-numbers.store.ts';

export const daysToPay = 14;

export interface InvoiceOrder {
  organisationId: number;
  subscriptionId: number;
  customer: Customer;
  language: Language;
  year: Year;
  listPrice: number;
  discount: { amount: number; name: string } | null;
}

export interface CreditOrder {
  invoiceId: number;
  reason: string;
}

interface Needs extends Pick<Platform, 'clock' | 'jobs'> {
  seller: Seller | undefined;
}

export interface InvoiceIssuer {
  /** Refuses where nothing is sold. */
  assertForSale(): Seller;
  issueInvoice(tx: Tx, order: InvoiceOrder): Promise<number>;
  /** Takes an invoice back; the row of the invoice is held by the caller. */
  issueCreditNote(tx: Tx, order: CreditOrder): Promise<number>;
}

export const sendInvoiceJob = 'billing.send-invoice';

/** Writes invoices down: numbered without a gap, and on their way to the customer once the transaction commits. */
export function createInvoiceIssuer({ clock, jobs, seller }: Needs): InvoiceIssuer {
  const assertForSale = () => {
    if (!seller) throw new DomainError('subscription.not_for_sale');
    return seller;
  };

  /** Number and row come last, because everyone else waits for the number from here to the end of the transaction. */
  async function write(tx: Tx, invoice: Written): Promise<number> {
    const issuedOn = clock.today(operatorTimeZone);
    const { content, ...columns } = invoice;
    const { id } = await tx
      .insertInto('invoices')
      .values({
        ...columns,
        ...(await nextInvoiceNumber(tx, issuedOn.year)),
        issued_on: issuedOn.toString(),
        due_on: issuedOn.add({ days: invoice.kind === 'INVOICE' ? daysToPay : 0 }).toString(),
        customer_name: content.customer.name,
        content: JSON.stringify(content),
        created_at: clock.now(),
        // Nothing is left to pay.
        ...(columns.kind === 'INVOICE' && columns.gross_cents === 0 && { paid_on: issuedOn.toString() }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, sendInvoiceJob, { invoiceId: id });
    return id;
  }

  return {
    assertForSale,

    async issueInvoice(tx, { organisationId, subscriptionId, year, ...order }) {
      const content = frozen({ ...order, seller: assertForSale(), cancels: null });
      const treatment = vatTreatmentOf(content.customer);
      const { net, vat, gross } = amountsOf(order.listPrice - (order.discount?.amount ?? 0), treatment);
      return write(tx, {
        kind: 'INVOICE',
        organisation_id: organisationId,
        subscription_id: subscriptionId,
        cancels_invoice_id: null,
        period_start: year.startsOn.toString(),
        period_end: year.endsOn.toString(),
        net_cents: net,
        vat_category: treatment.category,
        vat_percent: treatment.percent,
        vat_cents: vat,
        gross_cents: gross,
        content,
      });
    },

    async issueCreditNote(tx, { invoiceId, reason }) {
      const row = await tx
        .selectFrom('invoices')
        .selectAll()
        .where('id', '=', invoiceId)
        .where('kind', '=', 'INVOICE')
        .executeTakeFirstOrThrow();
      const { discount, ...before } = InvoiceContent.parse(row.content);
      const content = frozen({
        ...before,
        listPrice: -before.listPrice,
        discount: discount && { ...discount, amount: -discount.amount },
        cancels: { number: row.number, issuedOn: row.issued_on, reason },
      });
      return write(tx, {
        kind: 'CREDIT_NOTE',
        organisation_id: row.organisation_id,
        subscription_id: row.subscription_id,
        cancels_invoice_id: row.id,
        period_start: row.period_start,
        period_end: row.period_end,
        net_cents: -row.net_cents,
        vat_category: row.vat_category,
        vat_percent: row.vat_percent,
        vat_cents: -row.vat_cents,
        gross_cents: -row.gross_cents,
        content,
      });
    },
  };
}

interface Written {
  kind: 'INVOICE' | 'CREDIT_NOTE';
  organisation_id: number | null;
  subscription_id: number | null;
  cancels_invoice_id: number | null;
  period_start: string;
  period_end: string;
  net_cents: number;
  vat_category: 'S' | 'AE' | 'O';
  vat_percent: number;
  vat_cents: number;
  gross_cents: number;
  content: InvoiceContent;
}

import type { Language } from '@metra/contract/core/primitives';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Customer } from '../customer.ts';
import type { Seller } from '../seller-settings.ts';
import type { Year } from '../subscription-year.ts';
import { amountsOf, vatTreatmentOf } from '../vat-treatment.ts';
import { InvoiceContent, printableContent } from './invoice-content.ts';
import { invoiceNumberStore } from './invoice-numbers.store.ts';
import { type InvoiceRow, invoiceStore, type NewInvoice } from './invoices.store.ts';
import { dueDay } from './payment-terms.ts';
import { sendInvoiceJob } from './send-invoice.job.ts';
import type { Settlement } from './settle-paid.ts';

export interface InvoiceOrder {
  organisationId: number;
  subscriptionId: number;
  customer: Customer;
  language: Language;
  year: Year;
  listPrice: number;
  discount: { amount: number; name: string } | null;
  /** The payment on the invoice that this one replaces. */
  prepaid?: { amount: number; number: string } | null;
}

interface Needs extends Pick<Platform, 'clock' | 'jobs'> {
  seller: Seller | undefined;
}

type Charged = Pick<InvoiceOrder, 'customer' | 'listPrice' | 'discount'>;

const netOf = ({ listPrice, discount }: Charged): number => listPrice - (discount?.amount ?? 0);

/** The gross amount of an invoice. */
export const grossOf = (charged: Charged): number =>
  amountsOf(netOf(charged), vatTreatmentOf(charged.customer)).gross;

export interface InvoiceIssuer {
  /** Fails if this installation sells nothing. */
  assertForSale(): Seller;
  issueInvoice(tx: Tx, order: InvoiceOrder): Promise<number>;
  /** Cancels an invoice that the caller has locked. */
  issueCreditNote(tx: Tx, invoice: InvoiceRow, reason: string, settlement: Settlement): Promise<number>;
}

/** Creates invoices with consecutive numbers, and sends them after the commit. */
export function createInvoiceIssuer({ clock, jobs, seller }: Needs): InvoiceIssuer {
  const assertForSale = () => {
    if (!seller) throw new DomainError('subscription.not_for_sale');
    return seller;
  };

  /** The number and the row come last, because other transactions wait for the number until the commit. */
  async function issue(tx: Tx, invoice: NewInvoice): Promise<number> {
    const issuedOn = clock.today(operatorTimeZone);
    const id = await invoiceStore(tx).add(invoice, {
      number: await invoiceNumberStore(tx).next(issuedOn.year),
      issuedOn,
      dueOn:
        invoice.kind === 'INVOICE'
          ? dueDay(issuedOn, Temporal.PlainDate.from(invoice.period_start))
          : issuedOn,
      now: clock.now(),
    });
    await jobs.enqueue(tx, sendInvoiceJob, { invoiceId: id });
    return id;
  }

  return {
    assertForSale,

    async issueInvoice(tx, { organisationId, subscriptionId, year, prepaid = null, ...order }) {
      const content = printableContent({ ...order, prepaid, seller: assertForSale(), cancels: null });
      const treatment = vatTreatmentOf(content.customer);
      const { net, vat, gross } = amountsOf(netOf(order), treatment);
      return issue(tx, {
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

    async issueCreditNote(tx, invoice, reason, settlement) {
      const { discount, ...before } = InvoiceContent.parse(invoice.content);
      const content = printableContent({
        ...before,
        listPrice: -before.listPrice,
        discount: discount && { ...discount, amount: -discount.amount },
        prepaid: null,
        cancels: { number: invoice.number, issuedOn: invoice.issued_on, reason, settlement },
      });
      return issue(tx, {
        kind: 'CREDIT_NOTE',
        organisation_id: invoice.organisation_id,
        subscription_id: invoice.subscription_id,
        cancels_invoice_id: invoice.id,
        period_start: invoice.period_start,
        period_end: invoice.period_end,
        net_cents: -invoice.net_cents,
        vat_category: invoice.vat_category,
        vat_percent: invoice.vat_percent,
        vat_cents: -invoice.vat_cents,
        gross_cents: -invoice.gross_cents,
        content,
      });
    },
  };
}

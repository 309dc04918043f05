import type { VatCategory } from '@metra/contract/shapes/billing-shapes';
import type { InvoiceContent } from '../invoice-content.ts';

/** A stored invoice. Amounts are cents, negative in a credit note. */
export interface PrintedInvoice {
  number: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  issuedOn: string;
  dueOn: string;
  periodStart: string;
  periodEnd: string;
  net: number;
  vatCategory: VatCategory;
  vatPercent: number;
  vat: number;
  gross: number;
  content: InvoiceContent;
}

/** The open amount; negative in a credit note. */
export const amountDue = ({ gross, content }: Pick<PrintedInvoice, 'gross' | 'content'>): number =>
  gross - (content.prepaid?.amount ?? 0);

export interface InvoiceDocuments {
  /** PDF/A-3 with embedded XML. */
  pdf: Uint8Array;
  xml: string;
}

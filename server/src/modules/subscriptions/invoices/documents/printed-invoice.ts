import type { VatCategory } from '@metra/contract/shapes/billing-shapes';
import type { InvoiceContent } from '../invoice-content.ts';

/** An invoice as it was written down. Amounts are cents, negative in a credit note. */
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

/** What is left to pay; negative in a credit note. */
export const amountDue = ({ gross, content }: Pick<PrintedInvoice, 'gross' | 'content'>): number =>
  gross - (content.prepaid?.amount ?? 0);

export interface InvoiceDocuments {
  /** PDF/A-3 with the XML inside. */
  pdf: Uint8Array;
  xml: string;
}

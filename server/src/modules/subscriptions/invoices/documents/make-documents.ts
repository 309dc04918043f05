import { invoicePdf } from './invoice-pdf.ts';
import { invoiceXml } from './invoice-xml.ts';
import type { InvoiceDocuments, PrintedInvoice } from './printed-invoice.ts';

/** Creates both forms of an invoice from its stored data. */
export async function makeDocuments(invoice: PrintedInvoice): Promise<InvoiceDocuments> {
  const xml = await invoiceXml(invoice);
  return { xml, pdf: await invoicePdf(invoice, xml) };
}

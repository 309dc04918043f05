import type { Db } from '../../../../platform/database/database.ts';
import { InvoiceContent } from '../invoice-content.ts';
import type { InvoiceDocuments, PrintedInvoice } from './printed-invoice.ts';

/** Documents of all organisations, because invoices outlive them. */
export const invoiceDocumentStore = (db: Db) => ({
  find: (invoiceId: number): Promise<InvoiceDocuments | undefined> =>
    db
      .selectFrom('invoice_documents')
      .select(['pdf', 'xml'])
      .where('invoice_id', '=', invoiceId)
      .executeTakeFirst(),

  /** Existing documents are kept. */
  async add(invoiceId: number, { pdf, xml }: InvoiceDocuments, now: Date): Promise<void> {
    await db
      .insertInto('invoice_documents')
      .values({ invoice_id: invoiceId, pdf: Buffer.from(pdf), xml, made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** The stored data from which the documents are made. */
  async printedInvoice(invoiceId: number): Promise<PrintedInvoice | undefined> {
    const row = await db.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirst();
    return (
      row && {
        number: row.number,
        kind: row.kind,
        issuedOn: row.issued_on,
        dueOn: row.due_on,
        periodStart: row.period_start,
        periodEnd: row.period_end,
        net: row.net_cents,
        vatCategory: row.vat_category,
        vatPercent: row.vat_percent,
        vat: row.vat_cents,
        gross: row.gross_cents,
        content: InvoiceContent.parse(row.content),
      }
    );
  },
});

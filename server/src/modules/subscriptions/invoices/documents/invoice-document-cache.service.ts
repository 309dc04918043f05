import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database, Db } from '../../../../platform/database/database.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { InvoiceContent } from '../invoice-content.ts';
import type { MakeDocuments } from './document-maker.ts';
import type { InvoiceDocuments, PrintedInvoice } from './printed-invoice.ts';

interface Needs {
  database: Database;
  clock: Clock;
  makeDocuments: MakeDocuments;
}

export interface InvoiceDocumentCache {
  /** The documents of an invoice, made when they are first asked for and the same ever after. */
  documentsOf(invoiceId: number): Promise<InvoiceDocuments>;
}

export function createInvoiceDocumentCache({ database, clock, makeDocuments }: Needs): InvoiceDocumentCache {
  const db = database.kysely;
  return {
    async documentsOf(invoiceId) {
      const kept = await readDocuments(db, invoiceId);
      if (kept) return kept;
      const made = await makeDocuments(await readPrinted(db, invoiceId));
      await db
        .insertInto('invoice_documents')
        .values({ invoice_id: invoiceId, pdf: Buffer.from(made.pdf), xml: made.xml, made_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Someone else may have been first: theirs count.
      return (await readDocuments(db, invoiceId)) ?? made;
    },
  };
}

const readDocuments = (db: Db, invoiceId: number): Promise<InvoiceDocuments | undefined> =>
  db
    .selectFrom('invoice_documents')
    .select(['pdf', 'xml'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();

async function readPrinted(db: Db, invoiceId: number): Promise<PrintedInvoice> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirst();
  if (!row) throw new DomainError('not_found.invoice');
  return {
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
  };
}

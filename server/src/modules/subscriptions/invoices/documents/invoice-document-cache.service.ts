import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { orNotFound } from '../../../../platform/http/or-not-found.ts';
import type { MakeDocuments } from './document-maker.ts';
import { invoiceDocumentStore } from './invoice-documents.store.ts';
import type { InvoiceDocuments } from './printed-invoice.ts';

interface Needs {
  database: Database;
  clock: Clock;
  makeDocuments: MakeDocuments;
}

export interface InvoiceDocumentCache {
  /** The documents of an invoice, created at the first request and never changed afterwards. */
  documentsOf(invoiceId: number): Promise<InvoiceDocuments>;
}

export function createInvoiceDocumentCache({ database, clock, makeDocuments }: Needs): InvoiceDocumentCache {
  const store = invoiceDocumentStore(database.kysely);
  return {
    async documentsOf(invoiceId) {
      const kept = await store.find(invoiceId);
      if (kept) return kept;
      const invoice = orNotFound(await store.printedInvoice(invoiceId), 'not_found.invoice');
      const made = await makeDocuments(invoice);
      await store.add(invoiceId, made, clock.now());
      // Another call may have been faster; its documents are used.
      return (await store.find(invoiceId)) ?? made;
    },
  };
}

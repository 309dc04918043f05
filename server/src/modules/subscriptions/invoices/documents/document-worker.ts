import { parentPort } from 'node:worker_threads';
import { makeDocuments } from './make-documents.ts';
import type { InvoiceDocuments, PrintedInvoice } from './printed-invoice.ts';

export interface DocumentRequest {
  id: number;
  invoice: PrintedInvoice;
}
export type DocumentAnswer = { id: number } & ({ documents: InvoiceDocuments } | { reason: string });

parentPort?.on('message', ({ id, invoice }: DocumentRequest) => {
  const answer = (message: DocumentAnswer) => parentPort?.postMessage(message);
  makeDocuments(invoice).then(
    (documents) => answer({ id, documents }),
    (error: unknown) => answer({ id, reason: String(error) }),
  );
});

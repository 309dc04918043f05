import { workerClient } from '../../../../platform/threads/worker-client.ts';
import type { InvoiceDocuments, PrintedInvoice } from './printed-invoice.ts';

export type MakeDocuments = (invoice: PrintedInvoice) => Promise<InvoiceDocuments>;

/** Typesetting takes long, so it runs in a thread. */
export const createDocumentMaker = (): MakeDocuments =>
  workerClient(new URL('./document-worker.ts', import.meta.url));

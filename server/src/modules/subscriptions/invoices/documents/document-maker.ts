import { workerClient } from '../../../../platform/threads/worker-client.ts';
import type { InvoiceDocuments, PrintedInvoice } from './printed-invoice.ts';

export type MakeDocuments = (invoice: PrintedInvoice) => Promise<InvoiceDocuments>;

/** Typesetting takes a while: a thread does it. */
export const createDocumentMaker = (): MakeDocuments =>
  workerClient(new URL('./document-worker.ts', import.meta.url));

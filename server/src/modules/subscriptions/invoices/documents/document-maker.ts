import { askThread } from '../../../../platform/threads/answering-thread.ts';
import type { InvoiceDocuments, PrintedInvoice } from './printed-invoice.ts';

export type MakeDocuments = (invoice: PrintedInvoice) => Promise<InvoiceDocuments>;

/** Typesetting takes a while: a thread does it. */
export const createDocumentMaker = (): MakeDocuments =>
  askThread(new URL('./document-worker.ts', import.meta.url));

import { Worker } from 'node:worker_threads';
import type { DocumentAnswer, DocumentRequest } from './document-worker.ts';
import type { InvoiceDocuments, PrintedInvoice } from './printed-invoice.ts';

export type MakeDocuments = (invoice: PrintedInvoice) => Promise<InvoiceDocuments>;

/** Typesetting takes a while: a worker thread does it, started when first needed; it does not keep the program running. */
export function createDocumentMaker(): MakeDocuments {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, PromiseWithResolvers<InvoiceDocuments>>();

  function start(): Worker {
    const started = new Worker(new URL('./document-worker.ts', import.meta.url));
    started.on('message', (answer: DocumentAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('documents' in answer) asked?.resolve(answer.documents);
      else asked?.reject(new Error(answer.reason));
      if (waiting.size === 0) started.unref();
    });
    const fail = (error: Error) => {
      worker = undefined;
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('The thread for documents has ended')));
    return started;
  }

  return (invoice) => {
    worker ??= start();
    lastId += 1;
    const asked = Promise.withResolvers<InvoiceDocuments>();
    waiting.set(lastId, asked);
    worker.ref();
    worker.postMessage({ id: lastId, invoice } satisfies DocumentRequest);
    return asked.promise;
  };
}

import type { Language } from '@metra/contract/core/primitives';
import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { workerClient } from '../../../platform/threads/worker-client.ts';
import type { ResultToPrint } from './result-to-print.ts';

/** A document takes some tenths of a second. Requests beyond this queue are told to come back later. */
const mostWaiting = 20;

/** Creates PDFs of results in a thread that starts at the first use. */
export function resultPrinter(): (result: QuestionnaireResult, language: Language) => Promise<Buffer> {
  const ask = workerClient<ResultToPrint, Uint8Array>(new URL('./result-worker.ts', import.meta.url));
  let waiting = 0;
  return async (result, language) => {
    if (waiting >= mostWaiting) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    waiting += 1;
    try {
      return Buffer.from(await ask({ result, language }));
    } finally {
      waiting -= 1;
    }
  };
}

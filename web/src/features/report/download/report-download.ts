import type { ReportFormat } from '@metra/contract/operations/report-export';
import { createStore, useStore } from '../../../design-system/behaviour/store.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { hasKey, isCancelled, isClientError } from '../../../lib/errors/errors.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

export interface Wanted {
  year: number;
  format: ReportFormat;
  language: Language;
  fileName: string;
}

/** `asked`: on its way. `making`: the server needs some time for it, and goes on without us. */
export interface Download extends Wanted {
  state: 'asked' | 'making' | 'failed';
  error?: unknown;
}

const IN_PREPARATION = 'report.in_preparation';
const USUAL_WAIT_S = 2;

/** Outside of the page, so that a file arrives wherever somebody has gone meanwhile. */
const current = createStore<Download | null>(null);
let ended: AbortController | undefined;

export const useDownload = (): Download | null => useStore(current);

export function cancelDownload(): void {
  ended?.abort();
  ended = undefined;
  current.set(null);
}

/** Asks for a file and hands it to the browser; what takes long is asked for again until it is there. */
export async function download(wanted: Wanted): Promise<void> {
  cancelDownload();
  const controller = new AbortController();
  ended = controller;
  current.set({ ...wanted, state: 'asked' });
  try {
    saveFile(await fileOf(wanted, controller.signal), wanted.fileName);
    if (ended === controller) current.set(null);
  } catch (error) {
    if (controller.signal.aborted || isCancelled(error)) return;
    current.set({ ...wanted, state: 'failed', error });
  }
}

async function fileOf(wanted: Wanted, signal: AbortSignal): Promise<Blob> {
  const { year, format, language } = wanted;
  for (;;) {
    try {
      return await api.reportExport.download({ params: { year }, query: { format, language } }, { signal });
    } catch (error) {
      if (!isClientError(error) || !hasKey(error, IN_PREPARATION)) throw error;
      current.set({ ...wanted, state: 'making' });
      await waiting((error.retryAfter ?? USUAL_WAIT_S) * 1000, signal);
    }
  }
}

function waiting(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

import { Worker } from 'node:worker_threads';
import type { ImportRow } from '@metra/contract/operations/kpi-import';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { NamedTable, TableError } from './raw-table.ts';

export interface TableRequest {
  path: string;
  sheet: string | undefined;
  /** The decimal separator for numbers that a spreadsheet stores as numbers. */
  point: '.' | ',';
}

/** A table, or rows that a person corrected and sent again. */
export type TableRead = { table: NamedTable } | { rows: ImportRow[] };
export type TableOutcome = TableRead | { key: TableError['key'] };

const timeLimitMs = 15_000;
const memoryMb = 256;

/** Reads a table in a worker thread, so that a file that takes too much time or memory does not stop the server. */
export async function readTable(request: TableRequest): Promise<TableRead> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const timer = setTimeout(() => void worker.terminate(), timeLimitMs);
  try {
    const outcome = await new Promise<TableOutcome>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread ended without an answer')));
    });
    if ('key' in outcome) throw new DomainError(outcome.key);
    return outcome;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('import.unreadable', { cause: error });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

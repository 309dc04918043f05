import { Worker } from 'node:worker_threads';
import type { ImportRow } from '@metra/contract/operations/kpi-import';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { NamedTable, TableError } from './raw-table.ts';

export interface TableRequest {
  path: string;
  sheet: string | undefined;
  /** How numbers that a spreadsheet keeps as numbers are written out. */
  point: '.' | ',';
}

/** A table, or rows that were mended and sent again. */
export type TableRead = { table: NamedTable } | { rows: ImportRow[] };
export type TableOutcome = TableRead | { key: TableError['key'] };

const timeLimitMs = 15_000;
const memoryMb = 256;

/**
 * Reads a table in a thread of its own: whatever a file does, the server goes on serving, and a file that takes too
 * long or too much memory cannot be read.
 */
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

import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { nameColumns } from './columns.ts';
import { decodeText, readCsv } from './csv.ts';
import { TableError } from './raw-table.ts';
import type { TableOutcome, TableRead, TableRequest } from './read-table.ts';

const zipStart = Buffer.from('PK\x03\x04');

/** Each table gets its own thread, which only loads the reader for its format. */
async function read({ path, sheet, point }: TableRequest): Promise<TableRead> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, 4).equals(zipStart)) {
    const { readXlsx } = await import('./xlsx.ts');
    return { table: nameColumns(await readXlsx(path, sheet, point)) };
  }
  const text = decodeText(bytes);
  if (!/^\s*\[/.test(text.slice(0, 100))) return { table: nameColumns(readCsv(text)) };
  const { readCorrectedRows } = await import('./corrected-rows.ts');
  return { rows: readCorrectedRows(text) };
}

async function outcome(request: TableRequest): Promise<TableOutcome> {
  try {
    return await read(request);
  } catch (error) {
    if (error instanceof TableError) return { key: error.key };
    throw error;
  }
}

parentPort?.postMessage(await outcome(workerData as TableRequest));

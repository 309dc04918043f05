import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ImportRow, importLimit } from '@metra/contract/kpi-import';
import { z } from 'zod';
import { nameColumns } from './columns.ts';
import { decodeText, readCsv } from './csv.ts';
import { TableError } from './raw-table.ts';
import type { TableOutcome, TableRead, TableRequest } from './read-table.ts';
import { readXlsx } from './xlsx.ts';

const zipStart = Buffer.from('PK\x03\x04');

async function read({ path, sheet, point }: TableRequest): Promise<TableRead> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, 4).equals(zipStart))
    return { table: nameColumns(await readXlsx(path, sheet, point)) };
  const text = decodeText(bytes);
  return /^\s*\[/.test(text.slice(0, 100)) ? { rows: readRows(text) } : { table: nameColumns(readCsv(text)) };
}

function readRows(text: string): ImportRow[] {
  try {
    const rows = z.array(ImportRow).parse(JSON.parse(text));
    if (rows.length <= importLimit) return rows;
  } catch (cause) {
    throw new TableError('import.unreadable', cause);
  }
  throw new TableError('import.too_many_rows');
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

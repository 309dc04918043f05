import { ImportRow } from '@metra/contract/operations/kpi-import';
import { importLimit } from '@metra/contract/rules/import-table';
import { z } from 'zod';
import { TableError } from './raw-table.ts';

/** Reads the rows that a person corrected and sent again as JSON. */
export function readCorrectedRows(text: string): ImportRow[] {
  try {
    const rows = z.array(ImportRow).parse(JSON.parse(text));
    if (rows.length <= importLimit) return rows;
  } catch (cause) {
    throw new TableError('import.unreadable', cause);
  }
  throw new TableError('import.too_many_rows');
}

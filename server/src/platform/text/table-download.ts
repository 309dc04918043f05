import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { Language } from '@metra/contract/core/primitives';
import type { Download } from '../http/handlers.ts';
import { csvOf, csvStyles, type OutputRows } from './csv-writer.ts';
import { writeXlsx } from './xlsx-writer.ts';

export type TableFormat = 'csv' | 'xlsx';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>;

interface Table {
  format: TableFormat;
  language: Language;
  /** The subject in the file's name, beside the day. */
  name: string;
  title: string;
  now: Date;
  rows: OutputRows;
}

/** A table that is read while it is sent, at the client's speed. Reading stops when the client disconnects. */
export function tableDownload({ format, language, name, title, now, rows }: Table): Download {
  const read = runAsCaller(rows);
  return {
    content:
      format === 'csv'
        ? Readable.from(csvOf(read, csvStyles[language]), { objectMode: false })
        : writeXlsx(title, read),
    type: types[format],
    fileName: `metra-${name.toLowerCase()}-${now.toISOString().slice(0, 10)}.${format}`,
  };
}

/**
 * The response reads the rows after the handler has returned. Their database connections must still count towards the
 * caller's limit.
 */
function runAsCaller(rows: OutputRows): OutputRows {
  return Symbol.asyncIterator in rows ? readWithin(AsyncLocalStorage.snapshot(), rows) : rows;
}

export async function* readWithin<Row>(asCaller: <T>(work: () => T) => T, rows: AsyncIterable<Row>) {
  const reading = rows[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await asCaller(() => reading.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // This also runs after the reader has left, so that reading stops.
    await reading.return?.();
  }
}

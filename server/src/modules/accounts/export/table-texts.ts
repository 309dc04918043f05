import type { ExportedRow } from './exporter.ts';

export async function* asJson(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The mark at the start tells Excel that this is UTF-8; the semicolon is what it expects here. */
export async function* asCsv(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  yield '\ufeff';
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) yield lineOf(Object.keys(row));
    isFirst = false;
    yield lineOf(Object.values(row).map(cellOf));
  }
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(';')}\r\n`;
const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value !== 'string') return String(value);
  // A spreadsheet would run this as a formula; numbers with a sign are only numbers.
  return /^[=+\-@\t\r]/.test(value) && !/^[+-]?\d+([.,]\d+)?$/.test(value) ? `'${value}` : value;
}

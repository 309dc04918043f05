import { type CsvStyle, csvOf, type OutputCell } from '../../../platform/text/csv-writer.ts';
import type { ExportedRow } from '../../../platform/text/exporter.ts';

export async function* asJson(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Semicolons suit German spreadsheets, and the decimal point suits programs. */
const style: CsvStyle = { delimiter: ';', point: '.' };

export const asCsv = (rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> =>
  csvOf(withHead(rows), style);

async function* withHead(rows: AsyncIterable<ExportedRow>): AsyncGenerator<OutputCell[]> {
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) yield Object.keys(row);
    isFirst = false;
    yield Object.values(row).map(cellOf);
  }
}

function cellOf(value: unknown): OutputCell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || (typeof value === 'string' && isNumber(value)))
    return { number: String(value) };
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A number with a sign is not a formula. */
const isNumber = (text: string) => /^[+-]?\d+([.,]\d+)?$/.test(text);

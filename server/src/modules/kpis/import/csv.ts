import { importLimit } from '@metra/contract/rules/import-table';
import { unguarded } from '../../../platform/text/csv-writer.ts';
import { type RawRow, type RawTable, TableError, tableLimits } from './raw-table.ts';

const delimiters = [';', '\t', ','] as const;

/** Excel writes Windows-1252 or, as "Unicode text", UTF-16; other programs write UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads RFC 4180, and also accepts semicolons, tabs and any kind of line end. */
export function readCsv(text: string): RawTable {
  if (text.includes('\0')) throw new TableError('import.unreadable');
  const delimiter = delimiterOf(text);
  const rows: RawRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startLine = 1;

  const endCell = () => {
    if (cells.length < tableLimits.columns) cells.push(unguarded(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: startLine, cells });
    if (rows.length > importLimit + 1) throw new TableError('import.too_many_rows');
    cells = [];
    startLine = line;
  };

  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += cell.length < tableLimits.cellLength ? character : '';
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === delimiter) endCell();
    else if (character === '\n') endRow();
    else if (character === '\r') {
      if (text[at + 1] !== '\n') {
        line += 1;
        endRow();
      }
    } else if (cell.length < tableLimits.cellLength) cell += character;
  }
  if (isQuoted) throw new TableError('import.unreadable');
  if (cell !== '' || cells.length > 0) endRow();
  return { sheets: [], sheet: null, rows };
}

/** The most frequent delimiter of the first line is taken. */
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const head = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const counted = delimiters.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

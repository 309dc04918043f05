/**
 * Reads a file in DATEV's format by its description (Buchungsstapel, header 700, version 13), independently of the
 * writer.
 */
export interface DatevFile {
  header: string[];
  columns: string[];
  rows: Record<string, string>[];
  /** The rows of the file with quotes. */
  rawRows: string[][];
}

export function readDatev(bytes: Uint8Array): DatevFile {
  const text = new TextDecoder('windows-1252', { fatal: true }).decode(bytes);
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end');
  const lines = text
    .slice(0, -2)
    .split('\r\n')
    .map((line) => fieldsOf(line));
  const [header = [], columns = [], ...rawRows] = lines;
  return {
    header,
    columns,
    rawRows,
    rows: rawRows.map((fields) =>
      Object.fromEntries(columns.map((name, index) => [name, unquoted(fields[index] ?? '')])),
    ),
  };
}

const unquoted = (field: string): string =>
  field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;

/** A semicolon within quotes is part of a text. */
function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === ';' && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += sign;
  }
  if (isQuoted) throw new Error(`A quote is not closed: ${line}`);
  return [...fields, field];
}

const text = (most: number) => new RegExp(`^"(?:[^"\\p{Cc}]|""){0,${most}}"$`, 'u');
const empty = /^$/;
const emptyText = /^""$/;

/** DATEV's formats of the header fields, in order. */
export const headerShapes: readonly RegExp[] = [
  /^"EXTF"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d\d{3}$/,
  empty,
  /^"[A-Z]{2}"$/,
  /^"\w{0,25}"$/,
  emptyText,
  /^\d{4,7}$/,
  /^\d{1,5}$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^[4-8]$/,
  /^20\d{6}$/,
  /^20\d{6}$/,
  /^"[\w.\-/ ]{0,30}"$/,
  /^"([A-Z]{2}){0,2}"$/,
  /^[12]$/,
  /^0$/,
  /^[01]$/,
  /^"[A-Z]{3}"$/,
  empty,
  emptyText,
  empty,
  empty,
  /^"\d{2}"$/,
  empty,
  empty,
  emptyText,
  /^".{0,16}"$/,
];

/** DATEV's formats of the used columns, by number. All others are empty. */
export const columnShapes: Readonly<Record<number, RegExp>> = {
  1: /^\d{1,10},\d{2}$/,
  2: /^"[SH]"$/,
  3: /^"EUR"$/,
  7: /^\d{5}$/,
  8: /^\d{4}$/,
  9: /^"\d{0,4}"$/,
  10: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  11: /^"[\w$&%*+\-/]{1,36}"$/,
  14: text(60),
  21: text(20),
  22: text(210),
  40: /^"([A-Z]{2}[A-Z0-9]{2,13})?"$/,
  114: /^0$/,
  117: /^((0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])20\d{2})?$/,
};

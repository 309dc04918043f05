/** A text, a number with a point, which may be a share of 1 (0.081 is 8.1 %), a day as 2026-09-30, or nothing. */
export type OutputCell = string | { number: string; share?: boolean } | { day: string } | null;
export type OutputRows = AsyncIterable<readonly OutputCell[]> | Iterable<readonly OutputCell[]>;

export interface CsvStyle {
  delimiter: ';' | ',';
  point: ',' | '.';
}

/** The signs that spreadsheets expect in each language. */
export const csvStyles = {
  de: { delimiter: ';', point: ',' },
  en: { delimiter: ',', point: '.' },
} as const satisfies Record<string, CsvStyle>;

export async function* csvOf(rows: OutputRows, style: CsvStyle): AsyncGenerator<string> {
  // Spreadsheets know by this mark that it is UTF-8.
  yield '\ufeff';
  for await (const cells of rows) yield csvLine(cells, style);
}

export function csvLine(cells: readonly OutputCell[], { delimiter, point }: CsvStyle): string {
  const written = cells.map((cell) => {
    if (cell === null) return '';
    const text =
      typeof cell === 'string' ? guarded(cell) : 'day' in cell ? cell.day : cell.number.replace('.', point);
    return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(delimiter)}\r\n`;
}

/** Spaces before a formula are skipped by some spreadsheets, and full-width signs are signs in East Asia. */
const risky = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/**
 * A text that a spreadsheet would take for a formula is written with an apostrophe before it; one that has an
 * apostrophe there of its own gets another one, so that it comes back as it was.
 */
export const guarded = (text: string): string => (risky.test(text) ? `'${text}` : text);

export const unguarded = (text: string): string =>
  text.startsWith("'") && risky.test(text.slice(1)) ? text.slice(1) : text;

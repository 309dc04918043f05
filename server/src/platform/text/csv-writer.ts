/** A text, a number with a point that may be a share (0.081 is 8.1 %), a day such as 2026-09-30, or an empty cell. */
export type OutputCell = string | { number: string; share?: boolean } | { day: string } | null;
export type OutputRows = AsyncIterable<readonly OutputCell[]> | Iterable<readonly OutputCell[]>;

export interface CsvStyle {
  delimiter: ';' | ',';
  point: ',' | '.';
}

/** The separators that spreadsheets expect in each language. */
export const csvStyles = {
  de: { delimiter: ';', point: ',' },
  en: { delimiter: ',', point: '.' },
} as const satisfies Record<string, CsvStyle>;

export async function* csvOf(rows: OutputRows, style: CsvStyle): AsyncGenerator<string> {
  // Spreadsheets recognise UTF-8 by this mark.
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

/** Some spreadsheets skip spaces before a formula, and full-width signs count as signs in East Asia. */
const risky = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/**
 * A text that a spreadsheet would read as a formula gets an apostrophe in front. A text that already starts with one
 * gets another, so that an import restores it.
 */
export const guarded = (text: string): string => (risky.test(text) ? `'${text}` : text);

export const unguarded = (text: string): string =>
  text.startsWith("'") && risky.test(text.slice(1)) ? text.slice(1) : text;

import { parseNumber } from '../../../design-system/fields/parse-number.ts';
import { parseQuantity } from '../../../domain/kpis/parse-quantity.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { Block } from '../../../lib/spreadsheet/paste-block.ts';

/** A value can be pasted into this row of the grid. */
export interface PasteRow {
  /** These are the names of the row. In a block, one of them may come before the value. */
  names: readonly string[];
  units: readonly { code: string; label: string }[];
}

export interface PlacedCell {
  row: number;
  text: string;
  /** This is the code of the unit that was beside the value, in its own cell or after the number. */
  unit?: string;
}

export interface Placed {
  cells: readonly PlacedCell[];
  /** These lines of the block match no row. */
  unplaced: readonly string[];
}

/**
 * Assigns the cells of a block to rows. Lines that name a row are assigned to it in any order; otherwise the block
 * fills the rows from the cursor downwards. One line of several numbers is a column that was copied as a row.
 */
export function placeBlock(
  block: Block,
  rows: readonly PasteRow[],
  start: number,
  language: Language,
): Placed {
  const columns = isRow(block, language) ? transposed(block) : block;
  const lines = columns.filter((line) => line.some((cell) => cell !== ''));
  const named = lines.map((line) => rowNamedIn(line, rows));
  const found = named.filter((row) => row !== -1).length;
  const byName = found > 0 && found * 2 >= lines.length;
  const cells: PlacedCell[] = [];
  const unplaced: string[] = [];
  // An empty cell in a column stands for a row without a value.
  for (const [index, line] of (byName ? lines : columns).entries()) {
    const row = byName ? (named[index] ?? -1) : start + index;
    const target = rows[row];
    const value = target ? valueIn(line, target, byName, language) : undefined;
    if (value) cells.push({ row, ...value });
    else if (!isHeading(line, index, byName, language) && line.some((cell) => cell !== '')) {
      unplaced.push(line.join(' '));
    }
  }
  return { cells, unplaced };
}

const isNumber = (text: string, language: Language): boolean => {
  const value = parseNumber(text, language);
  return value !== null && !Number.isNaN(value);
};

const isRow = (block: Block, language: Language): boolean => {
  const [line, ...others] = block;
  const values = line?.filter((cell) => isNumber(cell, language) || parseQuantity(cell, [])).length ?? 0;
  return others.length === 0 && values > 1;
};

const transposed = ([line = []]: Block): Block => line.map((cell) => [cell]);

const isHeading = (line: readonly string[], index: number, byName: boolean, language: Language): boolean =>
  byName && index === 0 && !line.some((cell) => isNumber(cell, language));

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[.\s]+/g, ' ')
    .trim();

function rowNamedIn(line: readonly string[], rows: readonly PasteRow[]): number {
  const words = new Set(line.map(plain));
  return rows.findIndex(({ names }) => names.some((name) => words.has(plain(name))));
}

/**
 * The value of a line is the first number that is not its name. A text in its place stays, so that people can correct
 * it.
 */
function valueIn(
  line: readonly string[],
  { names, units }: PasteRow,
  byName: boolean,
  language: Language,
): Omit<PlacedCell, 'row'> | undefined {
  const known = new Set(names.map(plain));
  const cells = byName ? line.filter((cell) => !known.has(plain(cell))) : line;
  const unit = units.find(({ code, label }) =>
    cells.some((cell) => plain(cell) === plain(label) || cell === code),
  );
  const candidates = cells.filter((cell) => cell !== '' && cell !== unit?.label && cell !== unit?.code);
  const number = candidates.find((cell) => isNumber(cell, language));
  if (number !== undefined) return { text: number, ...(unit && { unit: unit.code }) };
  const [quantity] = candidates.flatMap((cell) => parseQuantity(cell, units) ?? []);
  if (quantity?.unit) return { text: quantity.number, unit: quantity.unit };
  const [text] = candidates;
  return text === undefined ? undefined : { text };
}

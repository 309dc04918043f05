import type { DisclosureTable, TableColumn, TableRow } from '@metra/contract/shapes/standard-shapes';
import { parseNumber } from '../../../design-system/fields/parse-number.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { Body } from '../answers/answer-shapes.ts';
import { isNumeric, type Problem, rawIn, rawOf, readRaw } from '../answers/raw-input.ts';

/** A row has an id besides its key, because the key changes while a person chooses it. */
export interface RawRow {
  id: number;
  key: string;
  label: string;
  cells: readonly string[];
}

export const KEY = -1;

export interface CellProblem {
  id: number;
  /** The column is `KEY` or the place of a cell. */
  column: number;
  problem: Problem | 'key' | 'twice';
}

let lastId = 0;
export function newId(rows: readonly RawRow[]): number {
  lastId = Math.max(lastId, ...rows.map(({ id }) => id)) + 1;
  return lastId;
}

export const emptyRow = (table: DisclosureTable, rows: readonly RawRow[]): RawRow => ({
  id: newId(rows),
  key: '',
  label: '',
  cells: table.columns.map(() => ''),
});

/** Converts the server's rows to editable ones. */
export function rawRowsOf(table: DisclosureTable, rows: readonly TableRow[], language: Language): RawRow[] {
  return rows.map(({ key, label, cells }, at) => ({
    id: at + 1,
    key,
    label,
    cells: table.columns.map((column, index) => {
      const raw = rawOf(column, cells[index] ?? null, language);
      return typeof raw === 'string' ? raw : '';
    }),
  }));
}

/** Converts the numbers of rows from one language to another. */
export const rowsIn = (
  table: DisclosureTable,
  rows: readonly RawRow[],
  from: Language,
  to: Language,
): readonly RawRow[] =>
  from === to
    ? rows
    : rows.map((row) => ({
        ...row,
        cells: table.columns.map((column, index) => {
          const raw = rawIn(column, row.cells[index] ?? '', from, to);
          return typeof raw === 'string' ? raw : '';
        }),
      }));

export const isEmptyRow = ({ key, cells }: RawRow) =>
  key.trim() === '' && cells.every((cell) => cell.trim() === '');

/**
 * Returns the rows in the server's format, or every cell that the server would refuse. Empty rows are left
 * out.
 */
export function readRows(
  table: DisclosureTable,
  rows: readonly RawRow[],
  language: Language,
): { body: Body; problems?: never } | { problems: readonly CellProblem[] } {
  const problems: CellProblem[] = [];
  const seen = new Set<string>();
  const read = rows
    .filter((row) => !isEmptyRow(row))
    .map(({ id, key, cells }) => {
      const ownKey = key.trim();
      if (ownKey === '') problems.push({ id, column: KEY, problem: 'key' });
      else if (seen.has(ownKey)) problems.push({ id, column: KEY, problem: 'twice' });
      seen.add(ownKey);
      return {
        key: ownKey,
        cells: table.columns.map((column, index) => {
          const parsed = readRaw(column, cells[index] ?? '', language);
          if ('value' in parsed && parsed.problem === undefined)
            return Array.isArray(parsed.value) ? null : parsed.value;
          problems.push({ id, column: index, problem: parsed.problem ?? 'number' });
          return null;
        }),
      };
    });
  return problems.length > 0 ? { problems } : { body: { rows: read.length === 0 ? null : read } };
}

/** Adds what is typed in a column; the sum is null if nothing can be added. */
export function sumOfColumn(column: TableColumn, index: number, rows: readonly RawRow[], language: Language) {
  if (!isSummed(column)) return null;
  const amounts = rows.flatMap(({ cells }) => {
    const value = parseNumber(cells[index] ?? '', language, column.unit?.label);
    return value === null || Number.isNaN(value) ? [] : [value];
  });
  if (amounts.length === 0) return null;
  return Number(amounts.reduce((sum, amount) => sum + amount, 0).toPrecision(15));
}

/** Amounts are added; shares and years are not. */
const isSummed = (column: TableColumn): boolean => isNumeric(column) && column.type !== 'PERCENT';

/** Converts a number from one language to another; other text does not change. */
export function numberIn(text: string, from: Language, to: Language): string {
  const value = parseNumber(text, from);
  return from === to || value === null || Number.isNaN(value) ? text : formatNumber(value, to);
}

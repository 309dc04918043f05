import type { DisclosureTable } from '@metra/contract/standard-shapes';
import type { Language } from '../../../lib/i18n/languages.ts';
import { isNumeric, rawOf, readRaw } from '../answers/raw-input.ts';
import { isEmptyRow, newId, type RawRow } from './table-rows.ts';

export type Side = 'mine' | 'theirs';

/** A row that two people left differently: only one of them has it, or some of its cells differ. */
export interface RowDifference {
  key: string;
  label: string;
  mine: RawRow | undefined;
  theirs: RawRow | undefined;
  /** Places of the cells that differ; of a row that only one has, those with something in them. */
  columns: readonly number[];
}

const isFilled = (cell: string | undefined): boolean => (cell ?? '').trim() !== '';

const byKey = (rows: readonly RawRow[]): Map<string, RawRow> =>
  new Map(rows.flatMap((row) => (row.key.trim() === '' ? [] : [[row.key.trim(), row]])));

/** Where two versions of a table differ, in the order of the own one; what only the other has comes last. */
export function rowDifferences(
  table: DisclosureTable,
  mine: readonly RawRow[],
  theirs: readonly RawRow[],
  language: Language,
): RowDifference[] {
  const own = byKey(mine.filter((row) => !isEmptyRow(row)));
  const other = byKey(theirs);
  const found = new Map([...own, ...other]);
  return [...found.keys()].flatMap((key) => {
    const [a, b] = [own.get(key), other.get(key)];
    const columns = table.columns.flatMap((column, at) => {
      const [mineText, theirText] = [a?.cells[at], b?.cells[at]];
      if (!a || !b) return isFilled(a ? mineText : theirText) ? [at] : [];
      return plainText(column, mineText, language) === plainText(column, theirText, language) ? [] : [at];
    });
    if (a && b && columns.length === 0) return [];
    return [{ key, label: (a ?? b)?.label || key, mine: a, theirs: b, columns }];
  });
}

/** `1.234,50` and `1234,5` say the same. */
function plainText(
  column: DisclosureTable['columns'][number],
  cell: string | undefined,
  language: Language,
): string {
  const text = (cell ?? '').trim();
  if (!isNumeric(column)) return text;
  const reading = readRaw(column, text, language);
  const raw = reading.problem === undefined ? rawOf(column, reading.value, language) : text;
  return typeof raw === 'string' ? raw : text;
}

/** Unless somebody chooses otherwise nothing is lost: rows that only one has stay, and what was typed here counts. */
export const sideOf = ({ mine }: RowDifference): Side => (mine ? 'mine' : 'theirs');

/** The own rows with what was chosen of the other ones. */
export function joinedRows(
  mine: readonly RawRow[],
  differences: readonly RowDifference[],
  chosen: ReadonlyMap<string, Side>,
): RawRow[] {
  const taken = new Map(
    differences.flatMap((each) =>
      (chosen.get(each.key) ?? sideOf(each)) === 'theirs' ? [[each.key, each.theirs]] : [],
    ),
  );
  const kept = mine.flatMap((row) => {
    const key = row.key.trim();
    if (!taken.has(key)) return [row];
    const other = taken.get(key);
    return other ? [{ ...other, id: row.id }] : [];
  });
  let nextId = newId(mine);
  const added = differences.flatMap(({ key, mine: own }) => {
    const other = own ? undefined : taken.get(key);
    return other ? [{ ...other, id: nextId++ }] : [];
  });
  return [...kept, ...added];
}

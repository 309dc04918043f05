import type { DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import type { Language } from '../../../lib/i18n/languages.ts';
import { isNumeric, rawOf, readRaw } from '../answers/raw-input.ts';
import { isEmptyRow, newId, type RawRow } from './table-rows.ts';

export type Side = 'mine' | 'theirs';

/** Two people have left a row differently: only one of them has it, or some of its cells differ. */
export interface RowDifference {
  key: string;
  label: string;
  mine: RawRow | undefined;
  theirs: RawRow | undefined;
  /**
   * These are the places of the cells that differ; of a row that only one person has, those of the cells with
   * content.
   */
  columns: readonly number[];
  /** This side is used unless the person chooses the other one. */
  suggested: Side;
}

const isFilled = (cell: string | undefined): boolean => (cell ?? '').trim() !== '';

const byKey = (rows: readonly RawRow[]): Map<string, RawRow> =>
  new Map(rows.flatMap((row) => (row.key.trim() === '' ? [] : [[row.key.trim(), row]])));

interface Versions {
  mine: readonly RawRow[];
  theirs: readonly RawRow[];
  base: readonly RawRow[] | undefined;
}

/**
 * Compares two versions of a table. The differences have the order of the own version; rows that only the
 * other version has are last.
 */
export function rowDifferences(
  table: DisclosureTable,
  { mine, theirs, base }: Versions,
  language: Language,
): RowDifference[] {
  const own = byKey(mine.filter((row) => !isEmptyRow(row)));
  const other = byKey(theirs);
  const begun = base && byKey(base);
  const differing = (a: RawRow, b: RawRow) =>
    table.columns.flatMap((column, at) =>
      plainText(column, a.cells[at], language) === plainText(column, b.cells[at], language) ? [] : [at],
    );
  const isSame = (a: RawRow | undefined, b: RawRow | undefined) =>
    a && b ? differing(a, b).length === 0 : a === b;
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const [a, b] = [own.get(key), other.get(key)];
    if (isSame(a, b)) return [];
    const only = a ?? b;
    const columns =
      a && b ? differing(a, b) : table.columns.flatMap((_, at) => (isFilled(only?.cells[at]) ? [at] : []));
    return [
      { key, label: only?.label || key, mine: a, theirs: b, columns, suggested: suggestedOf(key, a, b) },
    ];
  });

  /**
   * The side that has changed a row is suggested. If both have, or the base is unknown, the input of this
   * person is suggested, so that it is not lost.
   */
  function suggestedOf(key: string, a: RawRow | undefined, b: RawRow | undefined): Side {
    if (begun && isSame(a, begun.get(key))) return 'theirs';
    if (begun && isSame(b, begun.get(key))) return 'mine';
    return a ? 'mine' : 'theirs';
  }
}

/** `1.234,50` and `1234,5` are the same number. */
function plainText(
  column: DisclosureTable['columns'][number],
  cell: string | undefined,
  language: Language,
): string {
  const text = (cell ?? '').trim();
  if (!isNumeric(column)) return text;
  const parsed = readRaw(column, text, language);
  const raw = parsed.problem === undefined ? rawOf(column, parsed.value, language) : text;
  return typeof raw === 'string' ? raw : text;
}

/** Applies the chosen rows of the other version to the own rows. */
export function joinedRows(
  mine: readonly RawRow[],
  differences: readonly RowDifference[],
  chosen: ReadonlyMap<string, Side>,
): RawRow[] {
  const taken = new Map(
    differences.flatMap((each) =>
      (chosen.get(each.key) ?? each.suggested) === 'theirs' ? [[each.key, each.theirs]] : [],
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

import type { CellValue, DatapointValue } from '@metra/contract/shapes/standard-shapes';
import type { Body, Theirs } from './answer-shapes.ts';

type Told = DatapointValue | CellValue | undefined;

const isSame = (a: Told, b: Told): boolean =>
  JSON.stringify(a) === JSON.stringify(b) ||
  (typeof a === 'string' && typeof b === 'string' && a !== '' && b !== '' && Number(a) === Number(b));

/**
 * Whether the server has just what was sent: a page that was left while it saved, or a colleague with the same answer. Nobody has to
 * choose then.
 */
export function isSameAnswer({ value, rows }: Body, theirs: Theirs): boolean {
  if (theirs.reason !== null) return false;
  if (!('columns' in theirs)) return value !== undefined && isSame(value, theirs.value);
  if (!rows || rows.length !== theirs.rowCount || theirs.rows.length < theirs.rowCount) return false;
  const byKey = new Map(theirs.rows.map(({ key, cells }) => [key, cells]));
  return rows.every(({ key, cells }) => {
    const known = byKey.get(key);
    return known !== undefined && cells.every((cell, at) => isSame(cell, known[at] ?? null));
  });
}

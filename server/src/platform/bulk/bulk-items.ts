/** A bulk action needs these fields of a row before it decides. */
export interface BulkRow {
  id: number;
  version: number;
  name: string;
}

interface Seen {
  id: number;
  version: number;
}

type Common = 'GONE' | 'CHANGED' | 'UNCHANGED';

interface LeftOut<Reason> {
  id: number;
  name: string | null;
  reason: Reason | Common;
}

/** Returns what a bulk action would do with each selected row; an id that occurs twice is listed once. */
export function previewBulkItems<Row extends BulkRow, Reason extends string>(
  ids: readonly number[],
  rows: readonly Row[],
  reasonFor: (row: Row) => Reason | null,
) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const reason = reasonFor(row);
    const outcome: 'TOUCHED' | 'LEFT_OUT' = reason === null ? 'TOUCHED' : 'LEFT_OUT';
    return [{ id, version: row.version, name: row.name, outcome, reason }];
  });
}

/**
 * Separates the rows that a bulk action changes from those it leaves out: a row that was deleted, that changed since the
 * user saw it, or that has a reason against it. The caller has locked the rows, so the result holds until the transaction
 * ends.
 */
export function partitionBulkItems<Row extends BulkRow, Reason extends string>(
  items: readonly Seen[],
  rows: readonly Row[],
  reasonFor: (row: Row) => Reason | null,
): { toDo: Row[]; leftOut: LeftOut<Reason>[] } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const toDo: Row[] = [];
  const leftOut: LeftOut<Reason>[] = [];
  for (const [id, version] of new Map(items.map((item) => [item.id, item.version]))) {
    const row = byId.get(id);
    if (!row) leftOut.push({ id, name: null, reason: 'GONE' });
    else {
      const reason = row.version === version ? reasonFor(row) : 'CHANGED';
      if (reason === null) toDo.push(row);
      else leftOut.push({ id, name: row.name, reason });
    }
  }
  return { toDo, leftOut };
}

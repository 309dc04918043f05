/** What a bulk action has to know of each thing before it decides. */
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

/** Each thing that was picked, once and in its order, with what would become of it. */
export function outcomesOf<Row extends BulkRow, Reason extends string>(
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
 * What is to be done, and what is left out because it is gone, has changed since it was seen, or may not be touched. The
 * rows are locked: what is decided here holds until the transaction ends.
 */
export function sortOut<Row extends BulkRow, Reason extends string>(
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

export const columns = ['value', 'unit', 'fuels', 'options'] as const;
export type GridColumn = (typeof columns)[number];

export interface GridPlace {
  row: number;
  column: GridColumn;
}

export interface GridKey {
  key: string;
  shift?: boolean;
  modified?: boolean;
}

export interface GridShape {
  rows: number;
  /** Says whether a row has this part. Some KPIs have a single unit. */
  has: (row: number, column: GridColumn) => boolean;
  /** The caret may be inside the text of the field, where arrow keys move it. */
  caret: 'start' | 'end' | 'both' | 'inside';
}

/**
 * Returns the place that a key moves to, or null if the grid ignores the key. The browser handles Tab, which visits the
 * values.
 */
export function placeAfter(from: GridPlace, key: GridKey, shape: GridShape): GridPlace | null {
  if (key.modified) return null;
  switch (key.key) {
    case 'Enter':
      return from.column === 'value' ? vertical(from, key.shift ? -1 : 1, shape) : null;
    case 'ArrowDown':
      return from.column === 'value' ? vertical(from, 1, shape) : null;
    case 'ArrowUp':
      return from.column === 'value' ? vertical(from, -1, shape) : null;
    case 'ArrowRight':
      return from.column !== 'value' || shape.caret === 'end' || shape.caret === 'both'
        ? sideways(from, 1, shape)
        : null;
    case 'ArrowLeft':
      return from.column !== 'value' || shape.caret === 'start' || shape.caret === 'both'
        ? sideways(from, -1, shape)
        : null;
    case 'PageDown':
      return edge(from, shape, 'last');
    case 'PageUp':
      return edge(from, shape, 'first');
    default:
      return null;
  }
}

/** The movement skips rows without a field, such as those that a longer bill covers. */
function vertical({ row }: GridPlace, step: 1 | -1, { rows, has }: GridShape): GridPlace | null {
  for (let next = row + step; next >= 0 && next < rows; next += step) {
    if (has(next, 'value')) return { row: next, column: 'value' };
  }
  return null;
}

function sideways({ row, column }: GridPlace, step: 1 | -1, { has }: GridShape): GridPlace | null {
  for (let next = columns.indexOf(column) + step; next >= 0 && next < columns.length; next += step) {
    const wanted = columns[next];
    if (wanted && has(row, wanted)) return { row, column: wanted };
  }
  return null;
}

function edge({ column }: GridPlace, { rows, has }: GridShape, which: 'first' | 'last'): GridPlace | null {
  if (column !== 'value') return null;
  const all = Array.from({ length: rows }, (_, row) => row).filter((row) => has(row, 'value'));
  const row = which === 'first' ? all[0] : all.at(-1);
  return row === undefined ? null : { row, column: 'value' };
}

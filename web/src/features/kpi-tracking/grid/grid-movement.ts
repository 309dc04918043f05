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
  /** Whether a row has such a part: not every KPI has several units. */
  has: (row: number, column: GridColumn) => boolean;
  /** Where the text cursor stands in the field; between letters the arrows belong to it. */
  caret: 'start' | 'end' | 'both' | 'inside';
}

/** Where a key leads; null where it means nothing to the grid. Tab stays with the browser: it visits the values. */
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

/** Rows without a field, such as those a longer bill covers, are stepped over. */
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

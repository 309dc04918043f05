/** Written out because a browser forgets a table's own roles as soon as its rows are laid out as lines. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const;

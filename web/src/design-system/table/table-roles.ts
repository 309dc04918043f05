/** A browser drops the implicit roles of a table when CSS lays its rows out as lines, so they are explicit. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const;

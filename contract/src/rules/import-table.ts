/** This limit is in its own file, so that the thread that reads a table does not load the shapes. */
export const importLimit = 10_000;

export const importColumns = [
  'kpi',
  'period',
  'periodEnd',
  'value',
  'unit',
  'reason',
  'quality',
  'note',
] as const;

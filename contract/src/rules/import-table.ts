/** Apart from the shapes: the thread that reads a table starts without them. */
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

import type { ImportColumn, ImportRow, PreviewRow } from '@metra/contract/operations/kpi-import';

export type Outcome = PreviewRow['outcome'];

/** A person can correct cells in the preview and leave out lines. */
export interface Corrections {
  cells: ReadonlyMap<number, Partial<Record<ImportColumn, string>>>;
  leftOut: ReadonlySet<number>;
}

export const noCorrections: Corrections = { cells: new Map(), leftOut: new Set() };

export function withCell(
  corrections: Corrections,
  line: number,
  column: ImportColumn,
  text: string,
): Corrections {
  const cells = new Map(corrections.cells);
  cells.set(line, { ...cells.get(line), [column]: text });
  return { ...corrections, cells };
}

export const withoutLines = (corrections: Corrections, lines: readonly number[]): Corrections => ({
  ...corrections,
  leftOut: new Set([...corrections.leftOut, ...lines]),
});

/** Each row to import knows the version of the record that it was compared with. */
export const correctedRows = (rows: readonly PreviewRow[], { cells, leftOut }: Corrections): ImportRow[] =>
  rows
    .filter(({ line }) => !leftOut.has(line))
    .map((row) => ({
      ...row.cells,
      ...cells.get(row.line),
      version: row.before?.version ?? null,
    }));

export const rowsFile = (rows: readonly ImportRow[]): File =>
  new File([JSON.stringify(rows)], 'rows.json', { type: 'application/json' });

/** Returns the cells that need a correction. A problem of the whole row may be in its KPI or its period. */
export function cellsToCorrect({ outcome, problems }: PreviewRow): ReadonlySet<ImportColumn> {
  if (outcome !== 'BAD') return new Set();
  return new Set(
    problems.flatMap(({ column }): ImportColumn[] => (column === null ? ['kpi', 'period'] : [column])),
  );
}

/** A filter shows the lines with its outcome, and those that had it when the filter was chosen. */
export const shownRows = (
  rows: readonly PreviewRow[],
  outcome: Outcome | 'ALL',
  pinned: ReadonlySet<number>,
): PreviewRow[] => rows.filter((row) => outcome === 'ALL' || row.outcome === outcome || pinned.has(row.line));

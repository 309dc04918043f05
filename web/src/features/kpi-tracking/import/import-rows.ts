import type { ImportColumn, ImportRow, PreviewRow } from '@metra/contract/operations/kpi-import';

export type Outcome = PreviewRow['outcome'];

/** What a person changed in the preview: cells by line, and lines that are to stay out. */
export interface Mending {
  cells: ReadonlyMap<number, Partial<Record<ImportColumn, string>>>;
  left: ReadonlySet<number>;
}

export const nothingMended: Mending = { cells: new Map(), left: new Set() };

export function withCell(mending: Mending, line: number, column: ImportColumn, text: string): Mending {
  const cells = new Map(mending.cells);
  cells.set(line, { ...cells.get(line), [column]: text });
  return { ...mending, cells };
}

export const withoutLines = (mending: Mending, lines: readonly number[]): Mending => ({
  ...mending,
  left: new Set([...mending.left, ...lines]),
});

/** The rows as they are to be imported; each knows the version of the record it was compared with. */
export const mendedRows = (rows: readonly PreviewRow[], { cells, left }: Mending): ImportRow[] =>
  rows
    .filter(({ line }) => !left.has(line))
    .map((row) => ({
      ...row.cells,
      ...cells.get(row.line),
      version: row.before?.version ?? null,
    }));

export const rowsFile = (rows: readonly ImportRow[]): File =>
  new File([JSON.stringify(rows)], 'rows.json', { type: 'application/json' });

/** Which cells of a row want to be mended; a row that is wrong as a whole could be so for its KPI or its time. */
export function cellsToMend({ outcome, problems }: PreviewRow): ReadonlySet<ImportColumn> {
  if (outcome !== 'BAD') return new Set();
  return new Set(
    problems.flatMap(({ column }): ImportColumn[] => (column === null ? ['kpi', 'period'] : [column])),
  );
}

/** Lines to show: those with an outcome, and those that had it when somebody began to mend them. */
export const shownRows = (
  rows: readonly PreviewRow[],
  outcome: Outcome | 'ALL',
  pinned: ReadonlySet<number>,
): PreviewRow[] => rows.filter((row) => outcome === 'ALL' || row.outcome === outcome || pinned.has(row.line));

import type { ImportColumn } from '@metra/contract/operations/kpi-import';

/** The text of one cell, or the reason why there is none. */
export type Cell = string | { problem: 'formulaCell' | 'errorCell' };

export interface RawRow {
  /** The line in the file, counted from 1. */
  line: number;
  cells: readonly Cell[];
}

export interface RawTable {
  sheets: string[];
  sheet: string | null;
  rows: RawRow[];
}

interface NamedRow {
  line: number;
  cells: Partial<Record<ImportColumn, Cell>>;
}

/** A table whose columns are known by name. */
export interface NamedTable {
  sheets: string[];
  sheet: string | null;
  columns: { column: ImportColumn; header: string }[];
  ignored: string[];
  rows: NamedRow[];
}

export class TableError extends Error {
  readonly key: 'import.unreadable' | 'import.no_columns' | 'import.too_many_rows';

  constructor(key: TableError['key'], cause?: unknown) {
    super(key, { cause });
    this.key = key;
  }
}

export const tableLimits = {
  columns: 100,
  cellLength: 5_000,
  /** The limit applies to the sum of all unpacked parts of an XLSX file. */
  unpackedBytes: 100_000_000,
  texts: 500_000,
} as const;

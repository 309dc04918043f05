import type { Readable } from 'node:stream';
import type { Db } from '../database/database.ts';
import type { ExportedSheet } from './exported-sheet.ts';

export type ExportedRow = Record<string, unknown>;

/**
 * A table that is exported as JSON and as CSV. It is read twice, page by page, so that it never has to fit into
 * memory.
 */
export interface ExportedTable {
  readonly name: string;
  rows(db: Db, organisationId: number): AsyncIterable<ExportedRow>;
}

export interface ExportedFile {
  readonly path: string;
  readonly isCompressed: boolean;
  open(): Promise<Readable>;
}

/** The parts that a module adds to the export beyond the tables that reference the organisation. */
export interface Exporter {
  tables?(db: Db): Promise<readonly ExportedTable[]>;
  /** Readable sheets, one per subject. */
  sheets?: readonly ExportedSheet[];
  files?(db: Db, organisationId: number): AsyncIterable<ExportedFile>;
}

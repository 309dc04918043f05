import type { Readable } from 'node:stream';
import type { Db } from '../../../platform/database/database.ts';

export type ExportedRow = Record<string, unknown>;

/** Written as JSON and as CSV. Read twice, a page at a time, so it never has to fit into memory. */
export interface ExportedTable {
  readonly name: string;
  rows(db: Db, organisationId: number): AsyncIterable<ExportedRow>;
}

export interface ExportedFile {
  readonly path: string;
  readonly isCompressed: boolean;
  open(): Promise<Readable>;
}

/** What a module adds to "all of our organisation's data" beyond the tables that name the organisation. */
export interface Exporter {
  tables?(db: Db): Promise<readonly ExportedTable[]>;
  files?(db: Db, organisationId: number): AsyncIterable<ExportedFile>;
}

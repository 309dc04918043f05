import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db, Tables } from '../../../platform/database/database.ts';

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

/** What a module adds to "all of our organisation's data". */
export interface Exporter {
  readonly tables?: readonly ExportedTable[];
  files?(db: Db, organisationId: number): AsyncIterable<ExportedFile>;
}

type TenantTable = {
  [Name in keyof Tables]: Tables[Name] extends { organisation_id: unknown } ? Name : never;
}[keyof Tables] &
  string;

const pageSize = 500;

/** All rows of an organisation in one of the tables that name it, by a column that orders them. */
export const tableOf = <Table extends TenantTable>(
  table: Table,
  key: keyof Tables[Table] & string,
  columns: readonly (keyof Tables[Table] & string)[],
): ExportedTable => ({
  name: table,
  async *rows(db, organisationId) {
    const selected = sql.join(columns.map((column) => sql.ref(column)));
    let last: unknown;
    for (;;) {
      const beyond = last === undefined ? sql`` : sql`and ${sql.ref(key)} > ${last}`;
      const { rows } = await sql<ExportedRow>`
        select ${sql.ref(key)} as "_key", ${selected} from ${sql.table(table)}
        where organisation_id = ${organisationId} ${beyond}
        order by ${sql.ref(key)} limit ${pageSize}`.execute(db);
      for (const { _key, ...row } of rows) {
        last = _key;
        yield row;
      }
      if (rows.length < pageSize) return;
    }
  },
});

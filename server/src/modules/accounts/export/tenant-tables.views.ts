import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { ExportedRow, ExportedTable } from '../../../platform/text/exporter.ts';

interface Shape {
  name: string;
  columns: string[];
  key: string[];
}

const pageSize = 500;

export const tenantTableViews = (db: Db) => ({
  /**
   * All tables that reference the organisation, except those that are exported separately, so that a new table is never
   * forgotten. Hashes and search columns are left out, and so are columns with the comment `operator`.
   */
  async except(exportedElsewhere: readonly string[]): Promise<ExportedTable[]> {
    const { rows } = await sql<Shape>`
    select t.relname::text as name,
      (select array_agg(c.attname::text order by c.attnum) from pg_attribute c
       where c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
         and c.atttypid not in ('bytea'::regtype, 'tsvector'::regtype)
         and col_description(t.oid, c.attnum) is distinct from 'operator') as columns,
      (select array_agg(k.attname::text order by k.attnum) from pg_index i
       join pg_attribute k on k.attrelid = t.oid and k.attnum = any (i.indkey)
       where i.indrelid = t.oid and i.indisprimary and k.attname <> 'organisation_id') as key
    from pg_class t
    join pg_attribute o on o.attrelid = t.oid and o.attname = 'organisation_id' and not o.attisdropped
    where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace
      and t.relname <> all (${[...exportedElsewhere]}::text[])
    order by 1`.execute(db);
    return rows.map(({ name, columns, key }) => tableOf(name, columns, key ?? []));
  },
});

export const exportedOrganisationViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  async slug(): Promise<string | undefined> {
    const found = await db
      .selectFrom('organisations_directory')
      .select('slug')
      .where('id', '=', organisationId)
      .executeTakeFirst();
    return found?.slug;
  },
});

/** The rows of one organisation, page by page. A table whose key is the organisation alone has one row. */
export const tableOf = (
  table: string,
  columns: readonly string[],
  key: readonly string[] = ['id'],
): ExportedTable => ({
  name: table,
  async *rows(db, organisationId) {
    const selected = sql.join([...new Set([...columns, ...key])].map((column) => sql.ref(column)));
    const order = sql.join(key.length > 0 ? key.map((column) => sql.ref(column)) : [sql`organisation_id`]);
    let last: ExportedRow | undefined;
    for (;;) {
      const beyond =
        last && key.length > 0 ? sql`and (${order}) > (${sql.join(valuesOf(last, key))})` : sql``;
      const { rows } = await sql<ExportedRow>`
        select ${selected} from ${sql.table(table)} where organisation_id = ${organisationId} ${beyond}
        order by ${order} limit ${pageSize}`.execute(db);
      yield* rows;
      last = rows.at(-1);
      if (rows.length < pageSize) return;
    }
  },
});

const valuesOf = (row: ExportedRow, key: readonly string[]) => key.map((column) => sql`${row[column]}`);

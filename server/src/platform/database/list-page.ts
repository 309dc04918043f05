import type { Page } from '@metra/contract/primitives';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

type Sql = RawBuilder<unknown>;

/** A column or expression that may be null, which then comes last in either direction. */
interface Nullable {
  readonly nullable: Sql;
}

export const nullable = (expression: Sql): Nullable => ({ nullable: expression });

export interface ListQuery {
  page: number;
  pageSize: number;
  sort?: string | undefined;
}

/** The names the contract's `sortBy` offers, without their direction. */
type SortName<Asked> = Asked extends { sort?: infer Sort }
  ? Extract<Exclude<Sort, undefined | `-${string}`>, string>
  : never;

/** How a list can be ordered, said for the query that asks for it: `Sorting<Query<typeof strategies.list>>`. */
export interface Sorting<Asked extends ListQuery> {
  /** What stands behind each name people may sort by. */
  readonly columns: Readonly<Record<SortName<Asked>, Sql | Nullable>>;
  /** When nobody asks for an order: one of the names, or an order of its own. */
  readonly byDefault: SortName<Asked> | `-${SortName<Asked>}` | Sql;
  /** Breaks ties in the direction of the sort, so that no page repeats or leaves out a row. */
  readonly id: Sql;
}

interface List<Row, Asked extends ListQuery> {
  /** The rows in question, neither ordered nor cut into pages: SQL, or a Kysely query. */
  rows: RawBuilder<Row> | Selection<Row>;
  /** `from … where …` of the same rows. */
  count: Sql;
  sort: Sorting<Asked>;
  asked: Asked;
}

/** A Kysely query, whatever it selects from. */
export interface Selection<Row> {
  modifyEnd(end: Sql): { execute(): Promise<Row[]> };
}

/** One page of a list, the way every list is cut, ordered and counted. */
export async function listPage<Row, Asked extends ListQuery>(
  db: Db,
  { rows, count, sort, asked }: List<Row, Asked>,
): Promise<Page<Row>> {
  const { page, pageSize } = asked;
  const end = sql`order by ${orderOf(sort, asked.sort)} limit ${pageSize} offset ${page * pageSize}`;
  const items = 'modifyEnd' in rows ? await rows.modifyEnd(end).execute() : await readRows(db, rows, end);
  return { items, page, pageSize, total: await totalOf(db, count, items.length, asked) };
}

async function readRows<Row>(db: Db, rows: RawBuilder<Row>, end: Sql): Promise<Row[]> {
  return (await sql<Row>`${rows} ${end}`.execute(db)).rows;
}

/** A page that is not full is the last one: nothing is left to be counted. */
async function totalOf(db: Db, count: Sql, found: number, { page, pageSize }: ListQuery): Promise<number> {
  const isLastPage = found < pageSize && (found > 0 || page === 0);
  if (isLastPage) return page * pageSize + found;
  const { rows } = await sql<{ total: number }>`select count(*) as total ${count}`.execute(db);
  return rows[0]?.total ?? 0;
}

interface SortedBy {
  readonly column: Sql;
  readonly isNullable: boolean;
  readonly isDescending: boolean;
}

/** The one column that decides; the id where a list has an order of its own. */
export function sortedBy<Asked extends ListQuery>(
  { columns, byDefault, id }: Sorting<Asked>,
  asked: string | undefined,
): SortedBy {
  const sort = asked ?? byDefault;
  if (typeof sort !== 'string') return { column: id, isNullable: false, isDescending: false };
  // The contract lets only these names through.
  const column = columns[sort.replace('-', '') as SortName<Asked>];
  const isNullable = 'nullable' in column;
  return { column: isNullable ? column.nullable : column, isNullable, isDescending: sort.startsWith('-') };
}

/** In the direction of the sort, nulls last. */
export function orderBy({ column, isNullable, isDescending }: SortedBy, id: Sql): Sql {
  if (!isDescending) return sql`${column}, ${id}`;
  // Said only where there can be nulls: an index that does not say it serves both directions.
  return isNullable ? sql`${column} desc nulls last, ${id} desc` : sql`${column} desc, ${id} desc`;
}

function orderOf<Asked extends ListQuery>(sorting: Sorting<Asked>, asked: string | undefined): Sql {
  const { byDefault, id } = sorting;
  return asked === undefined && typeof byDefault !== 'string'
    ? sql`${byDefault}, ${id}`
    : orderBy(sortedBy(sorting, asked), id);
}

import type { Page } from '@metra/contract/core/primitives';
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
  /** `from … where …` of the same rows; or how many are told, where they are counted already. */
  count: Sql | number;
  sort: Sorting<Asked>;
  asked: Asked;
}

/** A Kysely query, whatever it selects from. */
export interface Selection<Row> {
  modifyEnd(end: Sql): { execute(): Promise<Row[]> };
}

/** Rows to be passed over before a page, from which on it pays to count first and to begin at the nearer end. */
const farAway = 1_000;

/** One page of a list, the way every list is cut, ordered and counted. */
export async function listPage<Row, Asked extends ListQuery>(
  db: Db,
  list: List<Row, Asked>,
): Promise<Page<Row>> {
  const { page, pageSize } = list.asked;
  const { items, total } =
    page * pageSize >= farAway && typeof list.count !== 'number' && canBeReversed(list)
      ? await fromNearerEnd(db, list, await countOf(db, list.count))
      : await fromStart(db, list);
  return { items, page, pageSize, total };
}

interface Part<Row> {
  items: Row[];
  total: number;
}

async function fromStart<Row, Asked extends ListQuery>(db: Db, list: List<Row, Asked>): Promise<Part<Row>> {
  const { sort, asked } = list;
  const { page, pageSize } = asked;
  const items = await readRows(db, list, orderOf(sort, asked.sort), pageSize, page * pageSize);
  // A page that is not full is the last one: nothing is left to be counted.
  const isLastPage = items.length < pageSize && (items.length > 0 || page === 0);
  return { items, total: isLastPage ? page * pageSize + items.length : await countOf(db, list.count) };
}

async function fromNearerEnd<Row, Asked extends ListQuery>(
  db: Db,
  list: List<Row, Asked>,
  total: number,
): Promise<Part<Row>> {
  const { sort, asked } = list;
  const before = asked.page * asked.pageSize;
  const size = Math.min(asked.pageSize, total - before);
  if (size <= 0) return { items: [], total };
  const behind = total - before - size;
  if (before <= behind)
    return { items: await readRows(db, list, orderOf(sort, asked.sort), size, before), total };
  const items = await readRows(db, list, reverseOf(sortedBy(sort, asked.sort), sort.id), size, behind);
  return { items: items.toReversed(), total };
}

async function readRows<Row, Asked extends ListQuery>(
  db: Db,
  { rows }: List<Row, Asked>,
  order: Sql,
  limit: number,
  offset: number,
): Promise<Row[]> {
  const end = sql`order by ${order} limit ${limit} offset ${offset}`;
  return 'modifyEnd' in rows
    ? rows.modifyEnd(end).execute()
    : (await sql<Row>`${rows} ${end}`.execute(db)).rows;
}

async function countOf(db: Db, count: Sql | number): Promise<number> {
  if (typeof count === 'number') return count;
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

/** The very opposite, so that an index read backwards serves it. */
function reverseOf({ column, isNullable, isDescending }: SortedBy, id: Sql): Sql {
  if (isDescending) return isNullable ? sql`${column} nulls first, ${id}` : sql`${column}, ${id}`;
  return sql`${column} desc, ${id} desc`;
}

/** An order of its own may say anything. */
const canBeReversed = <Asked extends ListQuery>({
  sort,
  asked,
}: Pick<List<unknown, Asked>, 'sort' | 'asked'>) =>
  asked.sort !== undefined || typeof sort.byDefault === 'string';

function orderOf<Asked extends ListQuery>(sorting: Sorting<Asked>, asked: string | undefined): Sql {
  const { byDefault, id } = sorting;
  return asked === undefined && typeof byDefault !== 'string'
    ? sql`${byDefault}, ${id}`
    : orderBy(sortedBy(sorting, asked), id);
}

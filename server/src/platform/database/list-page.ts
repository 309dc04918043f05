import type { Page } from '@metra/contract/core/primitives';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

type Sql = RawBuilder<unknown>;

/** A column or expression that may be null; its nulls come last in both directions. */
interface Nullable {
  readonly nullable: Sql;
}

export const nullable = (expression: Sql): Nullable => ({ nullable: expression });

export interface ListQuery {
  page: number;
  pageSize: number;
  sort?: string | undefined;
}

/** The names in the contract's `sortBy`, without a direction. */
type SortName<Asked> = Asked extends { sort?: infer Sort }
  ? Extract<Exclude<Sort, undefined | `-${string}`>, string>
  : never;

/** The possible orders of a list, typed by its query: `Sorting<Query<typeof strategies.list>>`. */
export interface Sorting<Asked extends ListQuery> {
  /** The column behind each sort name. */
  readonly columns: Readonly<Record<SortName<Asked>, Sql | Nullable>>;
  /** The order without a `sort` parameter: one of the names, or a special order. */
  readonly byDefault: SortName<Asked> | `-${SortName<Asked>}` | Sql;
  /** Breaks ties in the direction of the sort, so that no page repeats or omits a row. */
  readonly id: Sql;
}

interface List<Row, Asked extends ListQuery> {
  /** The unordered rows of all pages, as SQL or as a Kysely query. */
  rows: RawBuilder<Row> | Selection<Row>;
  /** `from … where …` of the same rows, or their number if it is already known. */
  count: Sql | number;
  /** Reads the number from a row, if each row of a short list contains it. Then one statement is enough. */
  totalIn?: (row: Row) => number;
  sort: Sorting<Asked>;
  asked: Asked;
}

/** Any Kysely query. */
export interface Selection<Row> {
  modifyEnd(end: Sql): { execute(): Promise<Row[]> };
}

/** From this offset on, counting first and reading from the nearer end is faster. */
const farAway = 1_000;

/** Reads one page of a list. All lists use this function for order, pages and total. */
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
  const { sort, asked, totalIn } = list;
  const { page, pageSize } = asked;
  const items = await readRows(db, list, orderOf(sort, asked.sort), pageSize, page * pageSize);
  const [first] = items;
  if (first && totalIn) return { items, total: totalIn(first) };
  // A page that is not full is the last one, so the total is known.
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

/** The sort column; the id if the list has a special order. */
export function sortedBy<Asked extends ListQuery>(
  { columns, byDefault, id }: Sorting<Asked>,
  asked: string | undefined,
): SortedBy {
  const sort = asked ?? byDefault;
  if (typeof sort !== 'string') return { column: id, isNullable: false, isDescending: false };
  // The contract only accepts these names.
  const column = columns[sort.replace('-', '') as SortName<Asked>];
  const isNullable = 'nullable' in column;
  return { column: isNullable ? column.nullable : column, isNullable, isDescending: sort.startsWith('-') };
}

/** Sorts in the given direction with nulls last. */
export function orderBy({ column, isNullable, isDescending }: SortedBy, id: Sql): Sql {
  if (!isDescending) return sql`${column}, ${id}`;
  // `nulls last` is only added for nullable columns, because an index without it serves both directions.
  return isNullable ? sql`${column} desc nulls last, ${id} desc` : sql`${column} desc, ${id} desc`;
}

/** The exact reverse order, so that PostgreSQL can read an index backwards. */
function reverseOf({ column, isNullable, isDescending }: SortedBy, id: Sql): Sql {
  if (isDescending) return isNullable ? sql`${column} nulls first, ${id}` : sql`${column}, ${id}`;
  return sql`${column} desc, ${id} desc`;
}

/** A special order is an arbitrary expression and cannot be reversed. */
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

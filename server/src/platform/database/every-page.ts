import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './database.ts';
import { type ListQuery, orderBy, type Selection, type Sorting, sortedBy } from './list-page.ts';

/** Where reading goes on. A statement over all rows takes both in: `select ${key} as place, … where … and ${after}`. */
export interface Place {
  /** What tells the place of a row in the order, selected as `place`. */
  readonly key: RawBuilder<Key>;
  /** Which rows are still to come. */
  readonly after: RawBuilder<SqlBool>;
}

/** What a row is sorted by and its id, as PostgreSQL writes them: a moment keeps its microseconds. */
type Key = readonly [sortedBy: string | null, id: string];

interface Everything<Row, Asked extends ListQuery> {
  rows: (place: Place) => RawBuilder<Placed<Row>> | Selection<Placed<Row>>;
  sort: Sorting<Asked>;
  asked: { readonly sort?: Asked['sort'] };
}

export type Placed<Row> = Row & { place: Key };

const atOnce = 1_000;

/**
 * All rows of a list in its order, a page at a time. Each page is a statement of its own that goes on after the last row
 * of the one before: no connection is held while somebody reads slowly, no page costs more than the first, and no row
 * comes twice for as long as what it is sorted by stays the same.
 */
export async function* everyPage<Row, Asked extends ListQuery>(
  db: Db,
  { rows, sort, asked }: Everything<Row, Asked>,
): AsyncGenerator<readonly Row[]> {
  const by = sortedBy(sort, asked.sort);
  const { column, isNullable, isDescending } = by;
  const key = sql<Key>`array[(${column})::text, (${sort.id})::text]`;
  const follows = isDescending ? sql`<` : sql`>`;
  const order = orderBy(by, sort.id);

  /** Rows that have what they are sorted by, then those that have not: an index finds the place of each. */
  const parts = isNullable
    ? [
        {
          within: sql`${column} is not null`,
          beyond: ([value, id]: Key) => sql`(${column}, ${sort.id}) ${follows} (${value}, ${id})`,
        },
        {
          within: sql`${column} is null`,
          beyond: ([, id]: Key) => sql`${sort.id} ${follows} ${id}`,
        },
      ]
    : [
        {
          within: sql`true`,
          beyond: ([value, id]: Key) => sql`(${column}, ${sort.id}) ${follows} (${value}, ${id})`,
        },
      ];

  for (const { within, beyond } of parts) {
    for (let last: Key | undefined, found = atOnce; found === atOnce; ) {
      const after = sql<SqlBool>`${within}${last ? sql` and ${beyond(last)}` : sql``}`;
      const page = await read(db, rows({ key, after }), sql`order by ${order} limit ${atOnce}`);
      found = page.length;
      last = page.at(-1)?.place;
      if (found > 0) yield page;
    }
  }
}

async function read<Row>(db: Db, rows: RawBuilder<Row> | Selection<Row>, end: RawBuilder<unknown>) {
  if ('modifyEnd' in rows) return rows.modifyEnd(end).execute();
  return (await sql<Row>`${rows} ${end}`.execute(db)).rows;
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './database.ts';
import { type ListQuery, orderBy, type Selection, type Sorting, sortedBy } from './list-page.ts';

/**
 * The place at which reading continues. A statement uses both parts: `select ${key} as place, … where … and
 * ${after}`.
 */
export interface Place {
  /** The place of a row in the order, selected as `place`. */
  readonly key: RawBuilder<Key>;
  /** The condition for the remaining rows. */
  readonly after: RawBuilder<SqlBool>;
}

/** The sort value and the id of a row as PostgreSQL writes them, so that times keep their microseconds. */
type Key = readonly [sortedBy: string | null, id: string];

interface Everything<Row, Asked extends ListQuery> {
  rows: (place: Place) => RawBuilder<Placed<Row>> | Selection<Placed<Row>>;
  sort: Sorting<Asked>;
  asked: { readonly sort?: Asked['sort'] };
}

export type Placed<Row> = Row & { place: Key };

const atOnce = 1_000;

/**
 * Reads all rows of a list in its order, page by page. Each page is a separate statement that continues after the
 * last row of the previous page. Thus a slow reader holds no connection, later pages cost no more than the first, and
 * no row appears twice unless its sort value changes.
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

  /** Rows with a sort value come first, then those without one, so that an index finds the place of each. */
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

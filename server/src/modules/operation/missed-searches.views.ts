import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { MissedSearch, overview } from '@metra/contract/operations/operation-admin';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { everyPage, type Placed } from '../../platform/database/every-page.ts';
import { listPage, type Sorting } from '../../platform/database/list-page.ts';

type ListQuery = Query<typeof overview.missedSearches>;
type Filters = Query<typeof overview.exportMissedSearches>;

const sorting: Sorting<ListQuery> = {
  columns: { times: sql`m.times`, lastOn: sql`m."lastOn"` },
  byDefault: '-times',
  id: sql`m.id`,
};

const usualDays = 30;

/** Counts of the same words on several days are added. */
const from = (today: Temporal.PlainDate, { days = usualDays }: Filters) => sql`from (
  select min(id) as id, words, sum(times) as times, max(day) as "lastOn" from missed_searches
  where day > ${today.subtract({ days }).toString()}::date group by words) m`;

export const missedSearchViews = (db: Db, { today }: { today: Temporal.PlainDate }) => ({
  list: (asked: ListQuery): Promise<Page<MissedSearch>> =>
    listPage(db, {
      rows: sql<MissedSearch>`select m.* ${from(today, asked)}`,
      count: from(today, asked),
      sort: sorting,
      asked,
    }),

  every: (asked: Filters) =>
    everyPage<MissedSearch, ListQuery>(db, {
      rows: ({ key, after }) => sql<Placed<MissedSearch>>`
        select ${key} as place, m.* ${from(today, asked)} where ${after}`,
      sort: sorting,
      asked,
    }),

  async most(count: number): Promise<{ words: string; times: number }[]> {
    const { rows } = await sql<{ words: string; times: number }>`
      select m.words, m.times ${from(today, {})} order by m.times desc, m.id desc limit ${count}`.execute(db);
    return rows;
  },
});

import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** A caller who searches for ever new words cannot store more than this. */
const mostWordsADay = 1_000;

export const missedSearchStore = (db: Db) => ({
  /** The store always counts known words; new ones are added up to the daily limit. */
  async add(day: string, counts: ReadonlyMap<string, number>): Promise<void> {
    await sql`
      insert into missed_searches (day, words, times)
      select ${day}::date, n.words, n.times
      from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::integer[]) n (words, times)
      where (select count(*) from missed_searches where day = ${day}::date) < ${mostWordsADay}
        or exists (select from missed_searches m where m.day = ${day}::date and m.words = n.words)
      order by n.words
      on conflict (day, words) do update set times = missed_searches.times + excluded.times`.execute(db);
  },
});

export async function forgetMissedSearchesBefore(db: Db, day: string): Promise<void> {
  await sql`delete from missed_searches where day < ${day}::date`.execute(db);
}

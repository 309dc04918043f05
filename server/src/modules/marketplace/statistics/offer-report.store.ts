import type { OfferReport } from '@metra/contract/operations/offers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

const weeksShown = 12;

/** Counts offers that were shown as matching. They are sorted, so that simultaneous counts cannot deadlock. */
export async function countMatches(db: Db, offerIds: readonly number[], day: string): Promise<void> {
  await sql`
    insert into offer_days (offer_id, day, matches)
    select id, ${day}, 1 from unnest(${[...offerIds].sort((a, b) => a - b)}::bigint[]) as shown (id)
    on conflict (offer_id, day) do update set matches = offer_days.matches + 1`.execute(db);
}

/** Daily counts of one offer. */
export const offerReportStore = (db: Db, offerId: number) => ({
  async countView(day: string): Promise<void> {
    await sql`
      insert into offer_days (offer_id, day, views) values (${offerId}, ${day}, 1)
      on conflict (offer_id, day) do update set views = offer_days.views + 1`.execute(db);
  },

  /** The last twelve weeks, each named by its Monday, and the totals. */
  async report(today: string): Promise<OfferReport> {
    const { rows } = await sql<{ week: string; views: number; watchers: number; matches: number }>`
      select to_char(week, 'YYYY-MM-DD') as week, coalesce(sum(d.views), 0)::integer as views,
        coalesce(sum(d.matches), 0)::integer as matches,
        (select count(*) from watch_list w where w.offer_id = ${offerId} and w.created_at < week + interval '1 week') as watchers
      from generate_series(date_trunc('week', ${today}::date) - make_interval(weeks => ${weeksShown - 1}),
        date_trunc('week', ${today}::date), '1 week') week
      left join offer_days d on d.offer_id = ${offerId} and d.day >= week and d.day < week + interval '1 week'
      group by week order by week`.execute(db);
    const all = await sql<{ views: number; watchers: number; matches: number }>`
      select (select count(*) from watch_list w where w.offer_id = ${offerId}) as watchers, coalesce(sum(views), 0)::integer as views, coalesce(sum(matches), 0)::integer as matches
      from offer_days where offer_id = ${offerId}`.execute(db);
    const { views, watchers, matches } = all.rows[0] ?? { views: 0, watchers: 0, matches: 0 };
    return { views, watchers, matches, weeks: rows };
  },
});

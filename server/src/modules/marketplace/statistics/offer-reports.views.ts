import type { OfferReport } from '@metra/contract/operations/offers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';

const weeksShown = 12;

type Report = OfferReport & { offerId: number };

/** The statistics of all offers of an organisation. */
export const offerReportViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** Offers with the last twelve weeks, each named by its Monday, and the totals. */
  async all(today: string): Promise<Report[]> {
    const { rows } = await sql<Report>`
      with own as (select id from offers where organisation_id = ${organisationId}),
      weeks as (
        select week::date as week from generate_series(
          date_trunc('week', ${today}::date) - make_interval(weeks => ${weeksShown - 1}),
          date_trunc('week', ${today}::date), '1 week') week),
      days as (
        select d.offer_id, date_trunc('week', d.day)::date as week, sum(d.views)::integer as views,
          sum(d.matches)::integer as matches
        from offer_days d join own on own.id = d.offer_id group by 1, 2),
      watched as (
        select w.offer_id, w.created_at from watch_list w join own on own.id = w.offer_id)
      select own.id as "offerId",
        (select coalesce(sum(d.views), 0)::integer from days d where d.offer_id = own.id) as views,
        (select coalesce(sum(d.matches), 0)::integer from days d where d.offer_id = own.id) as matches,
        (select count(*) from watched w where w.offer_id = own.id) as watchers,
        (select jsonb_agg(jsonb_build_object(
            'week', to_char(k.week, 'YYYY-MM-DD'),
            'views', coalesce(d.views, 0),
            'matches', coalesce(d.matches, 0),
            'watchers', (select count(*) from watched w
              where w.offer_id = own.id and w.created_at < k.week + interval '1 week')
          ) order by k.week)
          from weeks k left join days d on d.offer_id = own.id and d.week = k.week) as weeks
      from own order by own.id desc limit 500`.execute(db);
    return rows;
  },
});

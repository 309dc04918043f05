import type { Response } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type {
  OrganisationActivity,
  OrganisationInteraction,
  OrganisationStatistics,
  organisations,
} from '@metra/contract/operations/organisations';
import type { OfferState, OfferTotals } from '@metra/contract/shapes/offer-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import {
  type OrganisationColumns,
  organisationColumns,
  organisationOf,
} from '../../organisations/organisations.module.ts';
import type { Links } from '../offers/offer-pictures.service.ts';
import { offerViews, takenDownOf } from '../offers/offers.views.ts';

const weeksShown = 12;

interface Asked {
  page: number;
  pageSize: number;
}

interface OfferRow {
  id: number;
  state: OfferState;
  version: number;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
  is_public: boolean;
  totals: OfferTotals | null;
}

type OwnOffer = Response<typeof organisations.offers>['items'][number];

/** Activities around one organisation. */
export const communityViews = (
  db: Db,
  { organisationId, language, links }: Pick<Reader, 'organisationId' | 'language'> & { links: Links },
) => {
  const title = (table: string) => translatedText(`${table}.translations`, 'title', language);
  return {
    async offers(asked: Asked, { all }: { all: boolean }): Promise<Page<OwnOffer>> {
      const from = sql`from offers f where f.organisation_id = ${organisationId}
        and (${all} or exists (select from offer_search s where s.offer_id = f.id))`;
      const page = await listPage(db, {
        rows: sql<OfferRow>`select f.id, f.state, f.version, f.taken_down_at, f.taken_down_reason,
          exists (select from offer_search s where s.offer_id = f.id) as is_public,
          case when ${all} then jsonb_build_object(
            'views', (select coalesce(sum(d.views), 0) from offer_days d where d.offer_id = f.id),
            'matches', (select coalesce(sum(d.matches), 0) from offer_days d where d.offer_id = f.id),
            'watchers', (select count(*) from watch_list w where w.offer_id = f.id),
            'contacts', (select count(*) from offer_contacts c
              where c.organisation_id = f.organisation_id and c.offer_id = f.id)) end as totals
          ${from}`,
        count: from,
        sort: { columns: {}, byDefault: sql`f.created_at desc, f.id desc`, id: sql`f.id` },
        asked,
      });
      const summaries = await offerViews(db, { language, links }).summaries(
        page.items.map(({ id }) => id),
        all ? organisationId : null,
      );
      const byId = new Map(summaries.map((summary) => [summary.id, summary]));
      const items = page.items.flatMap((row): OwnOffer[] => {
        const summary = byId.get(row.id);
        if (!summary) return [];
        const { state, is_public: isPublic, totals, version } = row;
        return [{ ...summary, state, isPublic, takenDown: all ? takenDownOf(row) : null, totals, version }];
      });
      return { ...page, items };
    },

    /** Only publicly visible activities are listed. */
    async activities(): Promise<OrganisationActivity[]> {
      const { rows } = await sql<Omit<OrganisationActivity, 'at'> & { at: Date }>`
        select * from (
          select 'joined' as id, 'JOINED' as kind, null as title, null::bigint as "offerId", o.created_at as at
          from organisations_pages o where o.id = ${organisationId}
          union all
          (select 'offer-' || f.id, 'OFFER', ${title('f')}, f.id, f.published_at
          from offers f join offer_search s on s.offer_id = f.id where f.organisation_id = ${organisationId}
          order by f.published_at desc limit 50)
          union all
          (select 'post-' || p.id, 'POST', ${title('p')}, p.offer_id, p.created_at from posts p
          where p.organisation_id = ${organisationId}
            and (p.offer_id is null or exists (select from offer_search s where s.offer_id = p.offer_id))
          order by p.created_at desc limit 50)
          union all
          (select 'partner-' || f.id, 'PARTNERSHIP', ${title('f')}, f.id, p.answered_at
          from offer_partners p join offers f on f.id = p.offer_id join offer_search s on s.offer_id = f.id
          where p.organisation_id = ${organisationId} and p.state = 'ACCEPTED' order by p.answered_at desc limit 50)
        ) happened order by at desc, id limit 50`.execute(db);
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    },

    /** Names organisations but no people. Organisations that are not public stay unnamed. */
    async interactions(): Promise<OrganisationInteraction[]> {
      type Row = OrganisationColumns & {
        id: string;
        kind: OrganisationInteraction['kind'];
        offer: { id: number; title: string } | null;
        at: Date;
        is_named: boolean;
      };
      const { rows } = await sql<Row>`
        select h.id, h.kind, h.at, ${organisationColumns},
          exists (select from organisations_public p where p.id = o.id) as is_named,
          (select jsonb_build_object('id', f.id, 'title', ${title('f')}) from offers f where f.id = h.offer_id) as offer
        from (
          (select 'watch-' || w.id as id, 'WATCHED' as kind, w.created_at as at, a.organisation_id, w.offer_id
          from watch_list w join accounts_people a on a.id = w.account_id
          where w.watched_organisation_id = ${organisationId}
            or w.offer_id = any(array(select f.id from offers f where f.organisation_id = ${organisationId}))
          order by w.created_at desc limit 100)
          union all
          (select 'partner-' || p.offer_id || '-' || p.organisation_id,
            case p.state when 'ACCEPTED' then 'PARTNERED' else 'INVITED' end, coalesce(p.answered_at, p.invited_at),
            p.organisation_id, p.offer_id
          from offer_partners p join offers f on f.id = p.offer_id where f.organisation_id = ${organisationId}
          order by 3 desc limit 100)
        ) h join organisations_directory o on o.id = h.organisation_id
        where o.id <> ${organisationId}
        order by h.at desc, h.id limit 100`.execute(db);
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        organisation: row.is_named || row.kind === 'INVITED' ? organisationOf(row, links.linkTo) : null,
        offer: row.offer,
        at: row.at.toISOString(),
      }));
    },

    async statistics(today: string): Promise<OrganisationStatistics> {
      const totals = await sql<Omit<OrganisationStatistics, 'weeks'>>`
        select (select count(*) from offer_search where organisation_id = ${organisationId}) as offers,
          (select count(*) from posts where organisation_id = ${organisationId}) as posts,
          (select count(*) from offer_partners where organisation_id = ${organisationId} and state = 'ACCEPTED')
            as partnerships`.execute(db);
      const weeks = await sql<OrganisationStatistics['weeks'][number]>`
        select to_char(week, 'YYYY-MM-DD') as week,
          (select count(*) from offers f join offer_search s on s.offer_id = f.id
            where f.organisation_id = ${organisationId} and f.published_at < week + interval '1 week') as offers,
          (select count(*) from posts p
            where p.organisation_id = ${organisationId} and p.created_at < week + interval '1 week') as posts,
          (select coalesce(sum(d.views), 0)::integer from offers f join offer_days d on d.offer_id = f.id
            where f.organisation_id = ${organisationId} and d.day >= week and d.day < week + interval '1 week') as views
        from generate_series(date_trunc('week', ${today}::date) - make_interval(weeks => ${weeksShown - 1}),
          date_trunc('week', ${today}::date), '1 week') week order by week`.execute(db);
      return { ...(totals.rows[0] ?? { offers: 0, posts: 0, partnerships: 0 }), weeks: weeks.rows };
    },
  };
};

interface TypeCount {
  slug: string;
  name: string;
  count: number;
}

/** Numbers of public records. */
export const publicCountViews = (db: Db) => ({
  async counters(): Promise<{ organisations: number; offers: number; partnerships: number }> {
    const { rows } = await sql<{ organisations: number; offers: number; partnerships: number }>`
        select (select count(*) from organisations_public) as organisations,
          (select count(*) from offer_search) as offers,
          (select count(*) from offer_partners p join offer_search s using (offer_id) where p.state = 'ACCEPTED')
            as partnerships`.execute(db);
    return rows[0] ?? { organisations: 0, offers: 0, partnerships: 0 };
  },

  async offerTypes(language: Language): Promise<TypeCount[]> {
    const { rows } = await sql<TypeCount>`
        select t.slug, ${translatedText('t.translations', 'name', language)} as name, (select count(*) from offer_search s where s.offer_type = t.slug) as count
        from catalogue_offer_types t where t.active order by t.position, t.id`.execute(db);
    return rows;
  },
});

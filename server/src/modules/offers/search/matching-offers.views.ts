import type { OfferSummary } from '@metra/contract/offer-shapes';
import type { Language } from '@metra/contract/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { LinkTo } from '../../resources/resources.module.ts';
import { offerViews } from '../offers.views.ts';

/** A topic somebody needs help with, and how much. */
export interface WantedTag {
  slug: string;
  weight: number;
}

export interface MatchingOffer {
  offer: OfferSummary;
  /** Those of the wanted tags that speak for it, the heaviest first. */
  tags: string[];
}

/**
 * What helps with some topics, the best first: public offers that carry a wanted tag or one below it. The weights add up;
 * of two that fit alike the newer comes first.
 */
export async function matchingOffers(
  db: Db,
  wanted: readonly WantedTag[],
  { language, linkTo, most }: { language: Language; linkTo: LinkTo; most: number },
): Promise<MatchingOffer[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ offer_id: number; tags: string[] }>`
    with wanted as (
      select * from unnest(${wanted.map(({ slug }) => slug)}::text[], ${wanted.map(({ weight }) => weight)}::float8[])
        as w (slug, weight)
    )
    select s.offer_id, array_agg(w.slug order by w.weight desc, w.slug) as tags
    from wanted w join offer_search s on s.tags_and_above @> array[w.slug]
    group by s.offer_id
    order by sum(w.weight) desc, s.published_on desc, s.offer_id desc
    limit ${most}`.execute(db);
  const summaries = await offerViews(db, language, linkTo).summaries(rows.map((row) => row.offer_id));
  const byId = new Map(summaries.map((offer) => [offer.id, offer]));
  return rows.flatMap(({ offer_id, tags }) => {
    const offer = byId.get(offer_id);
    return offer ? [{ offer, tags }] : [];
  });
}

import type { OfferSuggestions } from '@metra/contract/operations/offers';
import { sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';

const most = { terms: 5, offers: 3, organisations: 2 } as const;

/** The folded input contains only letters, digits and spaces, so it needs no escaping for LIKE. */
const beginning = (folded: string) => `${folded}%`;

/** Suggestions that start with the input, each read from the beginning of an index. */
export const suggestionViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  async terms(word: string): Promise<{ term: string; count: number }[]> {
    const { rows } = await sql<{ term: string; count: number }>`
      select term, count from (
        select shown as term, uses as count, word from offer_words
        where word like ${beginning(word)} and length(word) > 3 limit 500
      ) found order by count desc, word limit ${most.terms}`.execute(db);
    return rows;
  },

  async offers(folded: string): Promise<OfferSuggestions['offers']> {
    const title = translatedText('o.translations', 'title', language);
    const { rows } = await sql<OfferSuggestions['offers'][number]>`
      select o.id, ${title} as title, p.name as organisation from (
        (select offer_id, published_on from offer_search where german_title like ${beginning(folded)} limit 50)
        union
        (select offer_id, published_on from offer_search where english_title like ${beginning(folded)} limit 50)
      ) s join offers o on o.id = s.offer_id join organisations_directory p on p.id = o.organisation_id
      order by s.published_on desc, s.offer_id desc limit ${most.offers}`.execute(db);
    return rows;
  },

  async organisations(typed: string): Promise<OfferSuggestions['organisations']> {
    const { rows } = await sql<OfferSuggestions['organisations'][number]>`
      select o.id, o.slug, o.name from organisations_public o
      where ${contains(sql`lower(o.name)`, typed)} order by o.name, o.id limit ${most.organisations}`.execute(
      db,
    );
    return rows;
  },

  async availableTags(): Promise<{ slug: string; name: string; tagType: string; count: number }[]> {
    const { rows } = await sql<{ slug: string; name: string; tagType: string; count: number }>`
      select t.slug, ${translatedText('t.translations', 'name', language)} as name, y.slug as "tagType", u.n as count
      from (select tag, count(*) as n from offer_search, unnest(tags_and_above) tag group by tag) u
      join tags_directory t on t.slug = u.tag join tags_types y on y.id = t.tag_type_id
      order by y.position, u.n desc, t.slug limit 500`.execute(db);
    return rows;
  },
});

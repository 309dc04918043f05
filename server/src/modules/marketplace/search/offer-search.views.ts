import type { HitReason } from '@metra/contract/shapes/offer-shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  candidates,
  chosenFacets,
  distance,
  type Facet,
  inOne,
  isIn,
  isWithin,
  type Looked,
  type Looking,
  type Sql,
} from './offer-candidates.views.ts';
import { type Cursor, chordOf, ranking } from './ranking.ts';
import type { SearchTerm } from './search-terms.ts';

export interface SearchAsked extends Looked {
  today: number;
  after: Cursor | undefined;
  page: number;
  pageSize: number;
}

export interface FoundOffer {
  id: number;
  score: number;
  /** The straight distance through a sphere of radius 1. */
  chord: number | null;
  remote: boolean;
  is_new: boolean;
  /** The matching alternatives of each requested thing. */
  matches: boolean[] | null;
}

export interface FoundCounts {
  categories: Record<string, number> | null;
  offer_types: Record<string, number> | null;
  tags: Record<string, number> | null;
  remote: number;
  near: number;
}

export interface Found extends FoundCounts {
  items: FoundOffer[];
  total: number;
  /** True if there are more offers than were ranked. */
  is_capped: boolean;
  /** True if there are more offers than were counted for the filters. */
  are_counts_capped: boolean;
  nearest_chord: number | null;
}

interface Answer extends Found {
  /** The share of the offers that also match the chosen filters. */
  share: number;
}

export const offerSearchViews = (db: Db) => ({
  /**
   * Searches public offers, best first, and counts each filter. It uses one statement. If filters were chosen and there
   * are too many offers without them, a second statement only reads those that match.
   */
  async find(asked: SearchAsked): Promise<Found> {
    const facets = Object.values(chosenFacets(sql`s`, asked));
    const readsWords = asked.searchTerms.length > 0;
    const isLast = facets.length === 0;
    const all = await look(db, asked, { facets: [], share: 1, readsWords: readsWords && isLast });
    if (isLast || !all.are_counts_capped) return all;
    const chosen = await look(db, asked, { facets, share: all.share, readsWords });
    return { ...chosen, ...bothCounts(all, chosen), are_counts_capped: true };
  },
});

async function look(db: Db, asked: SearchAsked, looking: Looking): Promise<Answer> {
  const { page, pageSize, after, searchTerms } = asked;
  const { tables, rows: looked, capped } = candidates(asked, looking);
  const chosen = chosenFacets(sql`l`, asked);
  const without = (facet?: Facet) =>
    Object.entries(chosen).flatMap(([name, condition]) => (name === facet ? [] : [condition]));
  const lookedAt = (conditions: readonly Sql[]) =>
    sql`select l.* from looked l ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`;
  // The second statement replaces this ranking.
  const isLast =
    Object.keys(chosen).length > 0 && looking.facets.length === 0
      ? [sql`(select a.capped from amounts a) = 0`]
      : [];
  const ways = searchTerms.flatMap((each) => each.ways);
  const { rows } = await sql<Answer>`
    with ${sql.join(tables)},
    looked as materialized (${looked}),
    amounts as materialized (select ${capped} as capped),
    ranked as materialized (
      select c.offer_id, c.remote, c.published_on, ${distance(sql`c.position`, asked)} as chord,
        ${scoreOf(asked, looking.readsWords ? sql`c.words` : sql`t.words`)} as score
      from (${lookedAt([...without(), ...isLast])}) c
      ${searchTerms.length > 0 && !looking.readsWords ? sql`join offer_search t on t.offer_id = c.offer_id` : sql``}
    ),
    page as (
      select * from ranked ${after ? sql`where (score, offer_id) < (${after.score}::bigint, ${after.id}::bigint)` : sql``}
      order by score desc, offer_id desc
      limit ${pageSize} ${after ? sql`` : sql`offset ${page * pageSize}`}
    )
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', p.offer_id, 'score', p.score, 'chord', p.chord,
        'remote', p.remote, 'is_new', ${asked.today}::integer - p.published_on < ${ranking.newDays},
        'matches', ${ways.length > 0 ? sql`array[${sql.join(ways.map((way) => isIn(sql`t.words`, [way])))}]` : sql`null`}
      ) order by p.score desc, p.offer_id desc) from page p join offer_search t using (offer_id)), '[]') as items,
      (select count(*) from ranked) - a.capped as total, a.capped > 0 as is_capped, a.capped > 0 as are_counts_capped,
      (select coalesce(avg((${sql.join([sql`true`, ...without()], sql` and `)})::integer), 0)::float8 from looked l) as share,
      (select min(chord) from ranked) as nearest_chord,
      (select jsonb_object_agg(slug, n) from (select slug, count(*) as n
        from (select unnest(w.categories) as slug from (${lookedAt(without('categories'))}) w) u group by slug) f) as categories,
      (select jsonb_object_agg(offer_type, n) from (select offer_type, count(*) as n
        from (${lookedAt(without('offerTypes'))}) w group by offer_type) f) as offer_types,
      (select jsonb_object_agg(slug, n) from (select slug, count(*) as n
        from (select unnest(w.tags_and_above) as slug from (${lookedAt(without('tags'))}) w) u group by slug) f) as tags,
      (select count(*) filter (where w.remote) from (${lookedAt(without('remote'))}) w) as remote,
      (select count(*) filter (where ${isWithin(sql`w.position`, asked)})
        from (${lookedAt(without('remote'))}) w) as near
    from amounts a`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('A statement without a table has one row');
  return answer;
}

/** Both counts are lower limits, so the larger one is better. */
function bothCounts(one: FoundCounts, other: FoundCounts): FoundCounts {
  const larger = (a: Record<string, number> | null, b: Record<string, number> | null) =>
    Object.fromEntries(
      Object.keys({ ...a, ...b }).map((slug) => [slug, Math.max(a?.[slug] ?? 0, b?.[slug] ?? 0)]),
    );
  return {
    categories: larger(one.categories, other.categories),
    offer_types: larger(one.offer_types, other.offer_types),
    tags: larger(one.tags, other.tags),
    remote: Math.max(one.remote, other.remote),
    near: Math.max(one.near, other.near),
  };
}

const kindsOf = {
  own: ['WORDS'],
  meant: ['SYNONYM', 'CORRECTED'],
  parts: ['PART', 'RELATED'],
} as const satisfies Record<keyof typeof ranking.kinds, readonly HitReason['kind'][]>;

/** The score is an integer, so that a page starts exactly after the previous one. */
function scoreOf(asked: SearchAsked, words: Sql): Sql {
  const { searchTerms, place, today, after } = asked;
  const { share, halfLifeDays } = ranking;
  const day = after?.day ?? today;
  const age = sql`greatest(0, ${day}::integer - c.published_on)`;
  const parts = [sql`${share.new} * power(0.5, ${age} / ${halfLifeDays}::float8)`];
  if (place)
    parts.push(sql`${share.near} * coalesce(
      case when ${isWithin(sql`c.position`, asked)}
        then 1 - 0.7 * ${distance(sql`c.position`, asked)} / ${chordOf(place.radiusKm)}::float8 end, 0.15)`);
  if (searchTerms.length > 0) parts.push(sql`${share.words} * (${relevance(asked, words)})`);
  return sql`(${sql.join(parts, sql` + `)})::bigint`;
}

/** A value between 0 and 1: mainly the share of the words that match, then their place and the kind of match. */
function relevance({ searchTerms, isLoose }: SearchAsked, words: Sql): Sql {
  const ranks = Object.entries(kindsOf).flatMap(([tier, kinds]) => {
    const ways = searchTerms.flatMap((each) =>
      each.ways.filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
    );
    if (ways.length === 0) return [];
    const query = inOne(ways);
    const operands = new Set([...query.matchAll(/'(?:[^']|'')*'/g)].map(([operand]) => operand)).size;
    // PostgreSQL divides the rank by the number of words, and alternatives must not lower it.
    const rank = sql`ts_rank(${words}, ${query}::tsquery) * ${operands}::float8`;
    return [
      sql`${ranking.kinds[tier as keyof typeof kindsOf]}::float8 * least(0.75, ${rank} / ${searchTerms.length}::float8)`,
    ];
  });
  const quality = sql`least(1, (${sql.join([sql`0`, ...ranks], sql` + `)}) / 1.2)`;
  if (searchTerms.length === 1) return quality;
  return sql`0.5 * ${isLoose ? covered(searchTerms, words) : sql`1`} + 0.5 * ${quality}`;
}

/** The number of requested things that match. */
const covered = (searchTerms: readonly SearchTerm[], words: Sql): Sql =>
  sql`(${sql.join(
    searchTerms.map(({ ways }) => sql`(${isIn(words, ways)})::integer`),
    sql` + `,
  )}) / ${searchTerms.length}::float8`;

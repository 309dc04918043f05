import type { Location } from '@metra/contract/company-shapes';
import type { HitReason } from '@metra/contract/offer-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Cursor, chordOf, ranking } from './ranking.ts';
import type { Alternative, Wanted } from './understand-query.ts';

type Sql = RawBuilder<unknown>;

export interface SearchFilters {
  categories: readonly string[];
  offerTypes: readonly string[];
  /** Each of them has to be met by one of its tags. */
  tags: readonly (readonly string[])[];
  organisationIds: readonly number[] | undefined;
  offerIds: readonly number[] | undefined;
  remote: 'INCLUDED' | 'ONLY' | 'EXCLUDED';
  place: (Location & { radiusKm: number }) | null;
}

export interface SearchAsked extends SearchFilters {
  wanted: readonly Wanted[];
  /** True: one of the words is enough. */
  isLoose: boolean;
  today: number;
  after: Cursor | undefined;
  page: number;
  pageSize: number;
}

export interface FoundOffer {
  id: number;
  score: number;
  /** Straight through the earth of radius 1. */
  chord: number | null;
  remote: boolean;
  is_new: boolean;
  /** For each thing asked for, which ways lead here. */
  matches: boolean[] | null;
}

export interface Found {
  items: FoundOffer[];
  total: number;
  is_capped: boolean;
  nearest_chord: number | null;
  categories: Record<string, number> | null;
  offer_types: Record<string, number> | null;
  tags: Record<string, number> | null;
  remote: number;
  near: number;
}

type Facet = 'categories' | 'offerTypes' | 'tags' | 'remote';

/** What is public and fits, best first, and how many there are for each choice: one statement. */
export async function findOffers(db: Db, asked: SearchAsked): Promise<Found> {
  const { page, pageSize, after, place } = asked;
  const point = place && sql`sphere_point(${place.latitude}::float8, ${place.longitude}::float8)`;
  const without = (facet: Facet) =>
    isActive(asked, facet) ? candidates(asked, point, facet) : sql`select * from ranked`;
  const ways = waysOf(asked.wanted);
  const { rows } = await sql<Found>`
    with candidates as materialized (${candidates(asked, point)}),
    ranked as materialized (
      select c.*, ${point ? sql`cube_distance(c.position, ${point})` : sql`null::float8`} as chord,
        ${scoreOf(asked, point)} as score
      from candidates c
    ),
    page as (
      select * from ranked ${after ? sql`where (score, offer_id) < (${after.score}::bigint, ${after.id}::bigint)` : sql``}
      order by score desc, offer_id desc
      limit ${pageSize} ${after ? sql`` : sql`offset ${page * pageSize}`}
    )
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', p.offer_id, 'score', p.score, 'chord', p.chord,
        'remote', p.remote, 'is_new', ${asked.today}::integer - p.published_on < ${ranking.newDays},
        'matches', ${ways.length > 0 ? sql`array[${sql.join(ways.map((way) => sql`p.words @@ ${way}`))}]` : sql`null`}
      ) order by p.score desc, p.offer_id desc) from page p), '[]') as items,
      (select count(*) from ranked) as total,
      (select count(*) from ranked) >= ${ranking.most} as is_capped,
      (select min(chord) from ranked) as nearest_chord,
      (select jsonb_object_agg(slug, n) from (
        select slug, count(*) as n from (${without('categories')}) w, unnest(w.categories) slug group by slug) f) as categories,
      (select jsonb_object_agg(offer_type, n) from (
        select offer_type, count(*) as n from (${without('offerTypes')}) w group by offer_type) f) as offer_types,
      (select jsonb_object_agg(slug, n) from (
        select slug, count(*) as n from (${without('tags')}) w, unnest(w.tags_and_above) slug group by slug) f) as tags,
      (select count(*) filter (where w.remote) from (${without('remote')}) w) as remote,
      (select count(*) filter (where ${point ? isWithin(sql`w.position`, asked, point) : sql`w.position is not null`})
        from (${without('remote')}) w) as near`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A statement without a table has one row');
  return found;
}

const isActive = ({ categories, offerTypes, tags, remote }: SearchFilters, facet: Facet): boolean =>
  ({
    categories: categories.length > 0,
    offerTypes: offerTypes.length > 0,
    tags: tags.length > 0,
    remote: remote !== 'INCLUDED',
  })[facet];

/** Near and remote ones are looked for apart: neither keeps the other out where there are very many. */
function candidates(asked: SearchAsked, point: Sql | null, without?: Facet): Sql {
  const common = filtersOf(asked, without);
  const remote = without === 'remote' ? 'INCLUDED' : asked.remote;
  const branch = (more: readonly Sql[], order: Sql) => sql`
    (select s.* from offer_search s where ${sql.join([sql`true`, ...common, ...more], sql` and `)}
    ${asked.wanted.length > 0 ? sql`` : sql`order by ${order}`} limit ${ranking.most})`;
  const newest = sql`s.published_on desc, s.offer_id desc`;
  if (!point) {
    const places = { INCLUDED: [], ONLY: [sql`s.remote`], EXCLUDED: [sql`not s.remote`] }[remote];
    return branch(places, newest);
  }
  const isNear = isWithin(sql`s.position`, asked, point);
  const near = branch(
    [isNear, ...(remote === 'EXCLUDED' ? [sql`not s.remote`] : [])],
    sql`s.position <-> ${point}`,
  );
  const far = branch([sql`s.remote`, sql`(${isNear}) is not true`], newest);
  if (remote === 'EXCLUDED') return near;
  if (remote === 'ONLY') return branch([sql`s.remote`], newest);
  return sql`${near} union all ${far}`;
}

/** A box first, which the index knows, then the distance itself. */
const isWithin = (position: Sql, { place }: SearchAsked, point: Sql): Sql => {
  const chord = chordOf(place?.radiusKm ?? 0);
  return sql`(${position} <@ cube_enlarge(${point}, ${chord}::float8, 3) and cube_distance(${position}, ${point}) <= ${chord}::float8)`;
};

function filtersOf(asked: SearchAsked, without: Facet | undefined): Sql[] {
  const { wanted, isLoose, categories, offerTypes, tags, organisationIds, offerIds } = asked;
  const counted = (facet: Facet) => facet !== without && isActive(asked, facet);
  return [
    ...(wanted.length > 0 ? [sql`s.words @@ ${queryOf(wanted, isLoose ? ' || ' : ' && ')}`] : []),
    ...(counted('categories') ? [sql`s.categories && ${[...categories]}::text[]`] : []),
    ...(counted('offerTypes') ? [sql`s.offer_type = any(${[...offerTypes]}::text[])`] : []),
    ...(counted('tags') ? tags.map((some) => sql`s.tags_and_above && ${[...some]}::text[]`) : []),
    ...(organisationIds ? [sql`s.organisation_id = any(${[...organisationIds]}::bigint[])`] : []),
    ...(offerIds ? [sql`s.offer_id = any(${[...offerIds]}::bigint[])`] : []),
  ];
}

const oneOf = (alternatives: readonly Alternative[]) => alternatives.map(({ terms }) => terms).join(' | ');

const queryOf = (wanted: readonly Wanted[], sign: ' && ' | ' || '): Sql =>
  sql`(${sql.join(
    wanted.map(({ alternatives }) => sql`offer_query(${oneOf(alternatives)})`),
    sql.raw(sign),
  )})`;

const tiers = {
  own: ['WORDS'],
  meant: ['SYNONYM', 'CORRECTED'],
  parts: ['PART', 'RELATED'],
} as const satisfies Record<keyof typeof ranking.kinds, readonly HitReason['kind'][]>;

/** A whole number, so that a page begins exactly where the last one ended. */
function scoreOf(asked: SearchAsked, point: Sql | null): Sql {
  const { wanted, place, today, after } = asked;
  const { share, halfLifeDays } = ranking;
  const day = after?.day ?? today;
  const age = sql`greatest(0, ${day}::integer - c.published_on)`;
  const parts = [sql`${share.new} * power(0.5, ${age} / ${halfLifeDays}::float8)`];
  if (point && place)
    parts.push(sql`${share.near} * coalesce(
      case when ${isWithin(sql`c.position`, asked, point)}
        then 1 - 0.7 * cube_distance(c.position, ${point}) / ${chordOf(place.radiusKm)}::float8 end, 0.15)`);
  if (wanted.length > 0) parts.push(sql`${share.words} * (${relevance(wanted)})`);
  return sql`(${sql.join(parts, sql` + `)})::bigint`;
}

/** Between 0 and 1: mostly how much of what was asked for is there, then where and in which words. */
function relevance(wanted: readonly Wanted[]): Sql {
  const covered = sql.join(
    wanted.map(({ alternatives }) => sql`(c.words @@ offer_query(${oneOf(alternatives)}))::integer`),
    sql` + `,
  );
  const ranks = Object.entries(tiers).flatMap(([tier, kinds]) => {
    const some = wanted.flatMap(({ alternatives }) =>
      alternatives.filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
    );
    if (some.length === 0) return [];
    const query = sql`offer_query(${oneOf(some)})`;
    // Divided by PostgreSQL by the number of words asked for: many ways to say a thing must not make each count less.
    const rank = sql`ts_rank(c.words, ${query}) * (numnode(${query}) + 1) / 2`;
    return [
      sql`${ranking.kinds[tier as keyof typeof tiers]}::float8 * least(1.5, ${rank} / ${wanted.length}::float8)`,
    ];
  });
  const quality = sql`least(1, (${sql.join(ranks, sql` + `)}) / 2.4)`;
  return wanted.length === 1
    ? quality
    : sql`0.5 * (${covered}) / ${wanted.length}::float8 + 0.5 * ${quality}`;
}

/** Every way to find each thing, in order: the answer says for each whether it led here. */
const waysOf = (wanted: readonly Wanted[]): Sql[] =>
  wanted.flatMap(({ alternatives }) => alternatives.map(({ terms }) => sql`offer_query(${terms})`));

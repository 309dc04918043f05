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
  project: string | undefined;
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

/**
 * What is asked in words, made ready once for the whole statement: otherwise PostgreSQL would take the words apart anew
 * for every row.
 */
function preparedQueries() {
  const texts: string[] = [];
  return {
    texts,
    of(text: string): Sql {
      if (!texts.includes(text)) texts.push(text);
      return sql`(select a.queries[${sql.lit(texts.indexOf(text) + 1)}] from asked a)`;
    },
  };
}

type Queries = ReturnType<typeof preparedQueries>;

const point = sql`(select a.point from asked a)`;
const box = sql`(select a.box from asked a)`;

/** What is public and fits, best first, and how many there are for each choice: one statement. */
export async function findOffers(db: Db, asked: SearchAsked): Promise<Found> {
  const { page, pageSize, after, place } = asked;
  const queries = preparedQueries();
  const found = candidates(asked, queries);
  const score = scoreOf(asked, queries);
  const ways = waysOf(asked.wanted, queries);
  const without = (facet: Facet) =>
    isActive(asked, facet) ? candidates(asked, queries, facet) : sql`select * from ranked`;
  const [categories, offerTypes, tags, remote] = [
    without('categories'),
    without('offerTypes'),
    without('tags'),
    without('remote'),
  ];
  const here = sql`sphere_point(${place?.latitude ?? null}::float8, ${place?.longitude ?? null}::float8)`;
  const { rows } = await sql<Found>`
    with asked as materialized (
      select array(select offer_query(t) from unnest(${queries.texts}::text[]) with ordinality as q (t, n) order by n)
          as queries,
        ${here} as point, cube_enlarge(${here}, ${chordOf(place?.radiusKm ?? 0)}::float8, 3) as box
    ),
    ranked as materialized (
      select c.offer_id, c.categories, c.offer_type, c.tags_and_above, c.remote, c.position, c.published_on,
        cube_distance(c.position, ${point}) as chord, ${score} as score
      from (${found}) c
    ),
    page as (
      select * from ranked ${after ? sql`where (score, offer_id) < (${after.score}::bigint, ${after.id}::bigint)` : sql``}
      order by score desc, offer_id desc
      limit ${pageSize} ${after ? sql`` : sql`offset ${page * pageSize}`}
    )
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', p.offer_id, 'score', p.score, 'chord', p.chord,
        'remote', p.remote, 'is_new', ${asked.today}::integer - p.published_on < ${ranking.newDays},
        'matches', ${ways.length > 0 ? sql`array[${sql.join(ways.map((way) => sql`s.words @@ ${way}`))}]` : sql`null`}
      ) order by p.score desc, p.offer_id desc) from page p join offer_search s using (offer_id)), '[]') as items,
      (select count(*) from ranked) as total,
      (select count(*) from ranked) >= ${ranking.most} as is_capped,
      (select min(chord) from ranked) as nearest_chord,
      (select jsonb_object_agg(slug, n) from (
        select slug, count(*) as n from (${categories}) w, unnest(w.categories) slug group by slug) f) as categories,
      (select jsonb_object_agg(offer_type, n) from (
        select offer_type, count(*) as n from (${offerTypes}) w group by offer_type) f) as offer_types,
      (select jsonb_object_agg(slug, n) from (
        select slug, count(*) as n from (${tags}) w, unnest(w.tags_and_above) slug group by slug) f) as tags,
      (select count(*) filter (where w.remote) from (${remote}) w) as remote,
      (select count(*) filter (where ${place ? isWithin(sql`w.position`, asked) : sql`w.position is not null`})
        from (${remote}) w) as near`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('A statement without a table has one row');
  return answer;
}

const isActive = ({ categories, offerTypes, tags, remote }: SearchFilters, facet: Facet): boolean =>
  ({
    categories: categories.length > 0,
    offerTypes: offerTypes.length > 0,
    tags: tags.length > 0,
    remote: remote !== 'INCLUDED',
  })[facet];

/** Near and remote ones are looked for apart: neither keeps the other out where there are very many. */
function candidates(asked: SearchAsked, queries: Queries, without?: Facet): Sql {
  const common = filtersOf(asked, queries, without);
  const remote = without === 'remote' ? 'INCLUDED' : asked.remote;
  const branch = (more: readonly Sql[], order: Sql) => sql`
    (select s.* from offer_search s where ${sql.join([sql`true`, ...common, ...more], sql` and `)}
    ${asked.wanted.length > 0 ? sql`` : sql`order by ${order}`} limit ${ranking.most})`;
  const newest = sql`s.published_on desc, s.offer_id desc`;
  if (!asked.place) {
    const places = { INCLUDED: [], ONLY: [sql`s.remote`], EXCLUDED: [sql`not s.remote`] }[remote];
    return branch(places, newest);
  }
  const isNear = isWithin(sql`s.position`, asked);
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
const isWithin = (position: Sql, { place }: SearchAsked): Sql =>
  sql`(${position} <@ ${box} and cube_distance(${position}, ${point}) <= ${chordOf(place?.radiusKm ?? 0)}::float8)`;

function filtersOf(asked: SearchAsked, queries: Queries, without: Facet | undefined): Sql[] {
  const { wanted, isLoose, categories, offerTypes, tags, organisationIds, offerIds, project } = asked;
  const counted = (facet: Facet) => facet !== without && isActive(asked, facet);
  return [
    ...(wanted.length > 0 ? [sql`s.words @@ ${queryOf(wanted, isLoose ? ' || ' : ' && ', queries)}`] : []),
    ...(counted('categories') ? [sql`s.categories && ${[...categories]}::text[]`] : []),
    ...(counted('offerTypes') ? [sql`s.offer_type = any(${[...offerTypes]}::text[])`] : []),
    ...(counted('tags') ? tags.map((some) => sql`s.tags_and_above && ${[...some]}::text[]`) : []),
    ...(organisationIds ? [sql`s.organisation_id = any(${[...organisationIds]}::bigint[])`] : []),
    ...(project
      ? [
          sql`s.organisation_id in (select pp.organisation_id from projects_participants pp
            join projects_directory p on p.id = pp.project_id where p.slug = ${project})`,
        ]
      : []),
    ...(offerIds ? [sql`s.offer_id = any(${[...offerIds]}::bigint[])`] : []),
  ];
}

const oneOf = (alternatives: readonly Alternative[]) => alternatives.map(({ terms }) => terms).join(' | ');

const queryOf = (wanted: readonly Wanted[], sign: ' && ' | ' || ', queries: Queries): Sql =>
  sql`(${sql.join(
    wanted.map(({ alternatives }) => queries.of(oneOf(alternatives))),
    sql.raw(sign),
  )})`;

const tiers = {
  own: ['WORDS'],
  meant: ['SYNONYM', 'CORRECTED'],
  parts: ['PART', 'RELATED'],
} as const satisfies Record<keyof typeof ranking.kinds, readonly HitReason['kind'][]>;

/** A whole number, so that a page begins exactly where the last one ended. */
function scoreOf(asked: SearchAsked, queries: Queries): Sql {
  const { wanted, place, today, after } = asked;
  const { share, halfLifeDays } = ranking;
  const day = after?.day ?? today;
  const age = sql`greatest(0, ${day}::integer - c.published_on)`;
  const parts = [sql`${share.new} * power(0.5, ${age} / ${halfLifeDays}::float8)`];
  if (place)
    parts.push(sql`${share.near} * coalesce(
      case when ${isWithin(sql`c.position`, asked)}
        then 1 - 0.7 * cube_distance(c.position, ${point}) / ${chordOf(place.radiusKm)}::float8 end, 0.15)`);
  if (wanted.length > 0) parts.push(sql`${share.words} * (${relevance(wanted, queries)})`);
  return sql`(${sql.join(parts, sql` + `)})::bigint`;
}

/** Between 0 and 1: mostly how much of what was asked for is there, then where and in which words. */
function relevance(wanted: readonly Wanted[], queries: Queries): Sql {
  const covered = sql.join(
    wanted.map(({ alternatives }) => sql`(c.words @@ ${queries.of(oneOf(alternatives))})::integer`),
    sql` + `,
  );
  const ranks = Object.entries(tiers).flatMap(([tier, kinds]) => {
    const some = wanted.flatMap(({ alternatives }) =>
      alternatives.filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
    );
    if (some.length === 0) return [];
    const query = queries.of(oneOf(some));
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
const waysOf = (wanted: readonly Wanted[], queries: Queries): Sql[] =>
  wanted.flatMap(({ alternatives }) => alternatives.map(({ terms }) => queries.of(terms)));

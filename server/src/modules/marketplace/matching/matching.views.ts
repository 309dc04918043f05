import type { Language, Page } from '@metra/contract/core/primitives';
import type { MatchingOffer, MatchReason } from '@metra/contract/operations/offer-matches';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import type { Links } from '../offers/offer-pictures.service.ts';
import { offerViews } from '../offers/offers.views.ts';
import { chordOf, kmOf } from '../search/ranking.ts';
import { type Need, nearKm, nearness, weights } from './need.ts';

interface Match {
  id: number;
  chord: number | null;
  topics: string[];
  tags: string[];
  categories: string[];
  remote: boolean;
}

interface Asked {
  page: number;
  pageSize: number;
}

/** Offers that match a need, best first, in the order of the SQL function `matching_offers`. */
export const matchingViews = (db: Db, { language, links }: Pick<Reader, 'language'> & { links: Links }) => ({
  async list(need: Need, { page, pageSize }: Asked): Promise<Page<MatchingOffer>> {
    const slugs = need.topics.map(({ slug }) => slug);
    if (slugs.length === 0) return { items: [], page, pageSize, total: 0 };
    const { place } = need;
    const here = sql`sphere_point(${place?.latitude ?? null}::float8, ${place?.longitude ?? null}::float8)`;
    const { rows } = await sql<Match & { total: number }>`
    with matched as (
      select s.offer_id, s.published_on, s.remote, cube_distance(s.position, ${here}) as chord,
        ${shared(need.topics)} as topics, ${shared(need.tags)} as tags,
        array(select c from unnest(s.categories) c where c = any(${[...need.categories]}::text[])) as categories,
        ${worth(need.topics)} * ${weights.topic} + ${worth(need.tags)} * ${weights.tag} as fit
      from matching_offers(${slugs}::text[], ${need.exceptOrganisation}::bigint) s
    )
    select offer_id as id, chord, topics, tags, categories, remote, count(*) over () as total
    from matched
    order by fit + cardinality(categories) * ${weights.category} + greatest(${near}, case when remote then ${weights.remote} else 0 end) desc,
      published_on desc, offer_id desc
    limit ${pageSize} offset ${page * pageSize}`.execute(db);
    const total = rows[0]?.total ?? (page > 0 ? await countOf(db, need, slugs) : 0);
    return { items: await described(db, rows, language, links), page, pageSize, total };
  },
});

const near = sql`case ${sql.join(
  nearness.map(
    ({ withinKm, counts }) => sql`when chord <= ${sql.lit(chordOf(withinKm))} then ${sql.lit(counts)}`,
  ),
  sql` `,
)} else 0 end`;

const unnested = (tags: Need['tags']): RawBuilder<unknown> =>
  sql`unnest(${tags.map(({ slug }) => slug)}::text[], ${tags.map(({ weight }) => weight)}::float8[]) as asked (slug, weight)`;

/** The tags that the offer `s` shares with the need, the most important first. */
const shared = (tags: Need['tags']) => sql`
  array(select asked.slug from ${unnested(tags)} where asked.slug = any(s.tags_and_above) order by asked.weight desc, asked.slug)`;

const worth = (tags: Need['tags']) => sql`
  (select coalesce(sum(asked.weight), 0) from ${unnested(tags)} where asked.slug = any(s.tags_and_above))`;

async function countOf(db: Db, { exceptOrganisation }: Need, slugs: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from matching_offers(${[...slugs]}::text[], ${exceptOrganisation}::bigint) s`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function described(
  db: Db,
  matches: readonly Match[],
  language: Language,
  links: Links,
): Promise<MatchingOffer[]> {
  const offers = await offerViews(db, { language, links }).summaries(matches.map(({ id }) => id));
  const names = await namesOf(db, matches, language);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return matches.flatMap((match): MatchingOffer[] => {
    const offer = byId.get(match.id);
    if (!offer) return [];
    const distanceKm = match.chord === null ? null : kmOf(match.chord);
    return [{ ...offer, distanceKm, reasons: reasonsOf(match, distanceKm, names) }];
  });
}

type Names = (kind: 'tag' | 'category', slug: string) => string | null;

function reasonsOf(match: Match, distanceKm: number | null, nameOf: Names): MatchReason[] {
  const named = (kind: MatchReason['kind'], of: 'tag' | 'category') => (slug: string) => ({
    kind,
    slug,
    text: nameOf(of, slug),
  });
  const isNear = distanceKm !== null && distanceKm <= nearKm;
  return [
    ...match.topics.map(named('TOPIC', 'tag')),
    ...match.categories.map(named('CATEGORY', 'category')),
    ...(isNear ? [{ kind: 'NEAR', slug: null, text: null } as const] : []),
    ...(!isNear && match.remote ? [{ kind: 'REMOTE', slug: null, text: null } as const] : []),
    ...match.tags.map(named('TAG', 'tag')),
  ];
}

/** The names of tags and categories, read with one query. */
async function namesOf(db: Db, matches: readonly Match[], language: Language): Promise<Names> {
  const tags = [...new Set(matches.flatMap((match) => [...match.topics, ...match.tags]))];
  const categories = [...new Set(matches.flatMap((match) => match.categories))];
  const name = sql`coalesce(t.translations #>> array[${language}, 'name'], t.translations #>> '{de,name}')`;
  const { rows } = await sql<{ kind: string; slug: string; name: string }>`
    select 'tag' as kind, t.slug, ${name} as name from tags_directory t where t.slug = any(${tags}::text[])
    union all
    select 'category', t.slug, ${name} from kpis_categories t where t.slug = any(${categories}::text[])`.execute(
    db,
  );
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.slug}`, row.name]));
  return (kind, slug) => byKey.get(`${kind} ${slug}`) ?? null;
}

/** Data about what an organisation, or a visitor without one, needs. */
export const needViews = (db: Db, { organisationId }: { organisationId: number | null }) => ({
  /** Those of the tags that describe a topic. */
  async topicsAmong(slugs: readonly string[]): Promise<ReadonlySet<string>> {
    if (slugs.length === 0) return new Set();
    const { rows } = await sql<{ slug: string }>`
      select t.slug from tags_topics t where t.slug = any(${[...slugs]}::text[])`.execute(db);
    return new Set(rows.map(({ slug }) => slug));
  },

  /** The organisation's location, if it is known. */
  async place(): Promise<Need['place']> {
    if (organisationId === null) return undefined;
    const { rows } = await sql<{ latitude: number; longitude: number }>`
      select o.latitude, o.longitude from organisations_pages o
      where o.id = ${organisationId} and o.latitude is not null`.execute(db);
    return rows[0];
  },
});

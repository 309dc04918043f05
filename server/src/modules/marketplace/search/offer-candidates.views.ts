import type { Location } from '@metra/contract/shapes/company-shapes';
import { type RawBuilder, sql } from 'kysely';
import { chordOf, ranking, spherePoint } from './ranking.ts';
import { decisiveOf, type SearchTerm, usesOf, type Way } from './search-terms.ts';

export type Sql = RawBuilder<unknown>;

export interface SearchFilters {
  categories: readonly string[];
  offerTypes: readonly string[];
  /** The offer must have one tag of each list. */
  tags: readonly (readonly string[])[];
  organisationIds: readonly number[] | undefined;
  project: string | undefined;
  offerIds: readonly number[] | undefined;
  remote: 'INCLUDED' | 'ONLY' | 'EXCLUDED';
  place: (Location & { radiusKm: number }) | null;
}

export interface Looked extends SearchFilters {
  searchTerms: readonly SearchTerm[];
  /** True if one of the words is enough. */
  isLoose: boolean;
}

/** The filters with counts. Chosen ones narrow the result, and each is counted without itself. */
export type Facet = 'categories' | 'offerTypes' | 'tags' | 'remote';

/** The search strategy if there are too many offers to read all. */
export interface Looking {
  /** Conditions of the chosen filters. */
  facets: Sql[];
  /** The share of offers with the words that also match the filters. */
  share: number;
  /** True if all rows are ranked by their words. Then the other columns are read together with them. */
  readsWords: boolean;
}

const every = (conditions: readonly Sql[]): Sql => sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
const some = (conditions: readonly Sql[]): Sql => sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`;

/** Prevents the use of an index: the condition is checked on the rows that another condition has found. */
const inRows = (condition: Sql): Sql => sql`(${condition}) is true`;

type Ways = Parameters<typeof decisiveOf>[0];

/** True if one of the alternatives matches. A row is checked fastest by one query. */
export const isIn = (column: Sql, ways: Ways): Sql =>
  ways.length === 0 ? sql`false` : sql`${column} @@ ${conditionOf(ways)}::tsquery`;

/**
 * The same for an index. It finds words fastest by one query, and phrases one after the other, because their words are
 * much more common than they are.
 */
function isFound(column: Sql, ways: Ways): Sql {
  const { words, phrases, combined } = decisiveOf(ways);
  return some([
    ...(words.length > 0 ? [sql`${column} @@ ${nested(words)}::tsquery`] : []),
    ...(phrases.length > 0 ? [sql`${column} @@ any(${phrases}::tsquery[])`] : []),
    ...combined.map((way) => isIn(column, [way])),
  ]);
}

/** One query without the alternatives that make no difference. */
function conditionOf(ways: Ways): string {
  const { words, phrases, combined } = decisiveOf(ways);
  const each = combined.map(({ allOf }) => allOf.map((terms) => `(${nested(terms)})`).join(' & '));
  return nested([...new Set([...words, ...phrases, ...each])]);
}

/**
 * Joins alternatives so that PostgreSQL ends at the first one that matches: in `a | (b | c)` it looks at `a` first, in
 * `a | b | c` at `a | b`.
 */
const nested = (queries: readonly string[]): string =>
  queries
    .map((query) => `(${query})`)
    .reduceRight((rest, query) => (rest === '' ? query : `${query} | (${rest})`), '');

const waysOf = (searchTerms: readonly SearchTerm[]): Way[] => searchTerms.flatMap(({ ways }) => ways);

/** Joins alternatives into one query. */
export const inOne = (ways: Ways): string =>
  ways
    .map(({ allOf }) => allOf.map((queries) => `(${queries.map((each) => `(${each})`).join(' | ')})`))
    .map((groups) => `(${groups.join(' & ')})`)
    .join(' | ');

const words = sql`s.words`;
const title = sql`s.title_words`;

/** Sorting uses no index here, because there are few rows or they were already collected. */
const newestOfThese = sql`s.published_on + 0 desc, s.offer_id desc`;
const newest = sql`s.published_on desc, s.offer_id desc`;

interface Tier {
  from?: Sql;
  where: Sql;
  order: Sql;
  /** True for the last tier that is needed. Later tiers are known to contain more and are not counted. */
  isEnough?: boolean;
}

type Where = 'ANYWHERE' | 'NEAR' | 'REMOTE' | 'NEAR_OR_REMOTE';

/** This many of the newest offers can be read as fast as the words' index. */
const latestOffers = (count: number) =>
  sql`(select * from offer_search order by published_on desc, offer_id desc limit ${count})`;

const columns = sql`s.offer_id, s.remote, s.position, s.published_on, s.categories, s.offer_type, s.tags_and_above`;

interface Candidates {
  /** Common table expressions of the statement, each based on the previous ones. */
  tables: Sql[];
  rows: Sql;
  /** The number of tiers that contain more rows than are ranked. */
  capped: Sql;
}

/**
 * The rows to rank, nearby and remote ones separately, so that neither displaces the other. Each tier only reads what
 * the previous ones have left room for.
 */
export function candidates(asked: Looked, looking: Looking): Candidates {
  const tables: Sql[] = [];
  const all: Sql[] = [];
  const capped: Sql[] = [];
  for (const where of placesOf(asked, looking)) {
    const found: Sql[] = [];
    let isEnough = sql`false`;
    const amountOf = (name: Sql) => sql`(select count(*) from ${name})`;
    const sum = () => sql.join([sql`0`, ...found.map(amountOf)], sql` + `);
    const left = () =>
      sql`case when ${isEnough} then 0 else greatest(0, ${ranking.most + 1} - (${sum()})) end`;
    for (const tier of tiersOf(asked, where, looking)) {
      const conditions = [
        tier.where,
        ...filtersOf(asked),
        ...looking.facets,
        ...all.map((each) => sql`s.offer_id not in (select offer_id from ${each})`),
      ];
      const name = sql.raw(`${where.toLowerCase()}_${found.length + 1}`);
      tables.push(sql`${name} as materialized (
        select ${looking.readsWords ? sql`s.offer_id` : columns} from ${tier.from ?? sql`offer_search`} s
        where ${every(conditions)} order by ${tier.order} limit ${left()})`);
      found.push(name);
      all.push(name);
      if (tier.isEnough) isEnough = sql`${amountOf(name)} >= ${ranking.expectedAmong}`;
    }
    capped.push(sql`(${sum()} > ${ranking.most} or ${isEnough})::integer`);
  }
  const union = sql.join(
    all.map((name) => sql`select * from ${name}`),
    sql` union all `,
  );
  return {
    tables,
    rows: looking.readsWords
      ? sql`select ${columns}, s.words from (${union}) found join offer_search s using (offer_id)`
      : union,
    capped: sql.join(capped, sql` + `),
  };
}

/**
 * The places to search. Without remote offers they are one, and if there is room for all, they need not be separated.
 */
function placesOf(asked: Looked, { facets, share }: Looking): Where[] {
  const { place, remote } = asked;
  if (!place) return ['ANYWHERE'];
  if (areFew(asked, share)) return ['NEAR_OR_REMOTE'];
  return facets.length > 0 && remote === 'EXCLUDED' ? ['NEAR'] : ['NEAR', 'REMOTE'];
}

/** Offers with the words in the title come first, then the newest. */
function tiersOf(asked: Looked, where: Where, { facets, share }: Looking): Tier[] {
  const { searchTerms, isLoose, place } = asked;
  const here = {
    ANYWHERE: sql`true`,
    NEAR: isWithin(sql`s.position`, asked),
    REMOTE: sql`s.remote`,
    NEAR_OR_REMOTE: some([isWithin(sql`s.position`, asked), sql`s.remote`]),
  }[where];
  if (searchTerms.length === 0)
    return [{ where: here, order: where === 'NEAR' ? sql`s.position <-> ${pointOf(asked)}` : newest }];
  const order = where === 'NEAR' ? distance(sql`s.position`, asked) : newestOfThese;
  const isSmall = where === 'NEAR' && (place?.radiusKm ?? 0) <= ranking.nearKm;
  const all = waysOf(searchTerms);
  const isOneEnough = isLoose || searchTerms.length === 1;
  const inTitle = isIn(title, all);
  const inText = isOneEnough ? isIn(words, all) : every(searchTerms.map(({ ways }) => isIn(words, ways)));
  // Filters leave so few offers that even phrases are found fastest by one query.
  const find = facets.length > 0 ? isIn : isFound;
  const conditions = searchTerms.map(({ ways }) => find(words, ways));
  // A title is a part of the text, so where one word is enough, the text needs no check of its own.
  const restInText = isOneEnough ? [] : [inRows(inText)];
  const most = { where: every([mostOf(conditions), inRows(here)]), order };
  const titles = { where: every([find(title, all), ...restInText, inRows(here)]), order };
  const expected = expectedOf(asked) * share;
  const latest = {
    from: latestOffers(expected > ranking.veryCommon ? ranking.most * 3 : ranking.lookedThrough),
    // The box is checked before the text, because it takes less time.
    where: every([
      ...(where === 'NEAR' ? [inRows(isInBox(sql`s.position`, asked))] : []),
      inRows(inText),
      inRows(here),
    ]),
    order: sql`(${inTitle}) is true desc, ${newestOfThese}`,
    isEnough: true,
  };
  const near = { where: every([inRows(inText), here]), order };
  const nearTitles = { where: every([inRows(inTitle), ...restInText, here]), order };
  const texts = {
    where: every([
      isOneEnough ? find(words, all) : rarestFirst(searchTerms, find),
      isSmall ? here : inRows(here),
    ]),
    order,
  };
  // The index finds offers with several words quickly, so a separate search in titles would only take longer.
  const isRareTogether = !isLoose && searchTerms.length > 1 && expected <= ranking.common;
  if (areFew(asked, share) || isRareTogether)
    return [{ ...texts, order: sql`(${inTitle}) is true desc, ${order}` }];
  if (isSmall && expected > ranking.common) return [nearTitles, near];
  const before = isLoose && searchTerms.length > 1 ? [most] : [];
  // If the newest offers do not contain enough matches, the word was rarer than estimated, and all matches are
  // collected.
  if (expected > ranking.veryCommon) return [...before, latest, texts];
  const newer = where === 'ANYWHERE' ? newerFirst(texts, expected) : [];
  return [...before, titles, ...(expected > ranking.common ? [latest] : newer), texts];
}

/**
 * A tier for the newest part of many offers, which probably contains enough of them. If not, the next tier looks at
 * all. The part is that of the time between the oldest and the newest offer.
 */
function newerFirst(tier: Tier, expected: number): Tier[] {
  const part = (2 * ranking.most) / expected;
  if (part > ranking.largestPart) return [];
  const since = sql`(select max(published_on) - ceil((max(published_on) - min(published_on)) * ${part}::float8)::integer
    from offer_search)`;
  return [{ ...tier, where: every([tier.where, sql`s.published_on >= ${since}`]) }];
}

/** All conditions except one; of a single condition, none is left out. */
function mostOf(conditions: readonly Sql[]): Sql {
  if (conditions.length < 3 || conditions.length > 4) return every(conditions);
  return some(conditions.map((left) => every(conditions.filter((each) => each !== left))));
}

/** True if so few offers match that one query can collect all. */
function areFew(asked: Looked, share: number): boolean {
  const { searchTerms, isLoose } = asked;
  if (searchTerms.length === 0) return false;
  const expected = isLoose ? expectedOf(asked) : Math.min(...searchTerms.map(usesOf));
  // Uses are counted per alternative, so many offers are counted twice.
  return expected * share <= ranking.most * (share < 1 ? 2 : 1);
}

/** The estimated number of offers with all words: each further word leaves about a third. */
function expectedOf({ searchTerms, isLoose }: Looked): number {
  const uses = searchTerms.map(usesOf);
  return isLoose
    ? uses.reduce((sum, each) => sum + each, 0)
    : Math.min(...uses) / 3 ** (searchTerms.length - 1);
}

/**
 * PostgreSQL takes the offers of the first words from the index and looks for them in those of the others, so the ones
 * with the fewest offers and alternatives come first. Only their phrases are found one after the other, because
 * PostgreSQL would check all combinations with those of the others. If few offers have the rarest words, much more
 * common ones are checked on these rows.
 */
function rarestFirst(searchTerms: readonly SearchTerm[], find: typeof isIn): Sql {
  const fewest = Math.min(...searchTerms.map(usesOf));
  const isChecked = (each: SearchTerm) => fewest < ranking.checkedInRows && usesOf(each) > 4 * fewest;
  const costOf = (each: SearchTerm) => usesOf(each) * each.ways.length;
  const [rarest, ...others] = searchTerms
    .filter((each) => !isChecked(each))
    .toSorted((a, b) => costOf(a) - costOf(b));
  return every([
    ...(rarest ? [find(words, rarest.ways)] : []),
    ...others.map(({ ways }) => isIn(words, ways)),
    ...searchTerms.filter(isChecked).map(({ ways }) => inRows(isIn(words, ways))),
  ]);
}

const pointOf = ({ place }: SearchFilters): Sql =>
  sql`${place ? `(${spherePoint(place).join(',')})` : null}::cube`;

/** The box uses the index, and the exact distance is checked afterwards. */
export function isWithin(position: Sql, asked: SearchFilters): Sql {
  if (!asked.place) return sql`(${position} is not null)`;
  const reach = chordOf(asked.place.radiusKm);
  return sql`(${isInBox(position, asked)} and ${distance(position, asked)} <= ${reach}::float8)`;
}

/** True in the smallest box around all points within the radius. */
function isInBox(position: Sql, { place }: SearchFilters): Sql {
  if (!place) return sql`true`;
  const reach = chordOf(place.radiusKm);
  const center = spherePoint(place);
  const corner = (by: number) => `(${center.map((each) => each + by).join(',')})`;
  return sql`${position} <@ ${`${corner(-reach)},${corner(reach)}`}::cube`;
}

export const distance = (position: Sql, asked: SearchFilters): Sql =>
  sql`cube_distance(${position}, ${pointOf(asked)})`;

/** Conditions without counts, which narrow everything. */
function filtersOf({ organisationIds, offerIds, project }: SearchFilters): Sql[] {
  return [
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

/** The chosen filters as conditions on a row. */
export function chosenFacets(row: Sql, asked: SearchFilters): Partial<Record<Facet, Sql>> {
  const { categories, offerTypes, tags, remote } = asked;
  const isRemote = sql`${row}.remote`;
  const remotes = { INCLUDED: undefined, ONLY: isRemote, EXCLUDED: sql`not ${isRemote}` }[remote];
  return {
    ...(categories.length > 0 && { categories: sql`${row}.categories && ${[...categories]}::text[]` }),
    ...(offerTypes.length > 0 && { offerTypes: sql`array[${row}.offer_type] && ${[...offerTypes]}::text[]` }),
    ...(tags.length > 0 && {
      tags: every(tags.map((of) => sql`${row}.tags_and_above && ${[...of]}::text[]`)),
    }),
    ...(remotes && { remote: remotes }),
  };
}

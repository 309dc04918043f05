import type { Query } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { OfferSuggestions, offers } from '@metra/contract/operations/offers';
import type { Location } from '@metra/contract/shapes/company-shapes';
import type {
  HitReason,
  OfferCounts,
  OfferHit,
  OfferSearch,
  OfferSummary,
} from '@metra/contract/shapes/offer-shapes';
import { cachedUntilSignal } from '../../../platform/cached-until-signal.ts';
import type { PublicCall } from '../../../platform/http/call.ts';
import { invalid } from '../../../platform/http/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cachedVocabulary } from '../../search-words/search-words.module.ts';
import type { Links } from '../offers/offer-pictures.service.ts';
import { offerViews } from '../offers/offers.views.ts';
import { foldText } from './fold-text.ts';
import { type Labels, labelViews } from './labels.views.ts';
import { type Found, type FoundOffer, offerSearchViews, type SearchAsked } from './offer-search.views.ts';
import { cursorText, kmOf, parseCursor, ranking } from './ranking.ts';
import { relaxed, type SearchTerm, searchTermsFor, termsIn } from './search-terms.ts';
import { suggestionViews } from './suggestions.views.ts';
import { typedWords, type UnderstoodQuery, understandQuery } from './understand-query.ts';
import { wordFactViews } from './word-facts.views.ts';

type Asked = Query<typeof offers.list>;

export interface SearchNeeds extends Pick<Platform, 'database' | 'signals' | 'clock'>, Links {
  /** Finds the location of a town or postcode. */
  findPlace: (query: string, language: Language) => Promise<Location | undefined>;
  /** Records a search without results. */
  foundNothing: (typed: string) => void;
}

interface Understood extends Pick<UnderstoodQuery, 'corrected'> {
  searchTerms: SearchTerm[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Searches public offers. */
export function offerSearchService({
  database,
  signals,
  clock,
  findPlace,
  foundNothing,
  ...links
}: SearchNeeds) {
  const db = database.kysely;
  const vocabulary = cachedVocabulary({ database, signals });
  const labelsOf = cachedUntilSignal(signals, ['catalogue'], (language: Language) =>
    labelViews(db, { language }).all(),
  );

  async function understood(query: string): Promise<Understood> {
    const words = typedWords(query);
    if (words.length === 0) return { searchTerms: [], corrected: [] };
    const known = await vocabulary();
    const { wanted, corrected } = understandQuery(query, known, await wordFactViews(db).of(words, known));
    return { searchTerms: searchTermsFor(wanted, await wordFactViews(db).terms(termsIn(wanted))), corrected };
  }

  async function placeOf({ location }: Asked, language: Language): Promise<Location | null> {
    const typed = location?.trim();
    if (!typed) return null;
    const point = /^(-?[\d.]+),(-?[\d.]+)$/.exec(typed);
    if (point) return { label: typed, latitude: Number(point[1]), longitude: Number(point[2]) };
    const place = await findPlace(typed, language);
    if (!place) throw invalid('location', 'unknown');
    return place;
  }

  async function search({ language }: PublicCall, asked: Asked): Promise<OfferSearch> {
    const [{ searchTerms, corrected }, place, labels, project] = await Promise.all([
      understood(asked.query ?? ''),
      placeOf(asked, language),
      labelsOf(language),
      asked.project ? labelViews(db, { language }).project(asked.project) : undefined,
    ]);
    const today = Math.floor(clock.now().getTime() / dayMs);
    const after = asked.after ? parseCursor(asked.after) : undefined;
    const { page, pageSize } = asked;
    const question: SearchAsked = {
      ...asked,
      searchTerms,
      isLoose: false,
      categories: asked.categories ?? [],
      offerTypes: asked.offerTypes ?? [],
      tags: tagsOf(asked, labels),
      organisationIds: asked.organisationIds,
      offerIds: asked.offerIds,
      project: asked.project,
      place: place && { ...place, radiusKm: asked.radiusKm },
      today,
      after,
    };
    const strict = await offerSearchViews(db).find(question);
    const looser = relaxed(searchTerms);
    const isLoosened = looser !== undefined && strict.total < ranking.enough;
    const used = isLoosened ? { ...question, searchTerms: looser, isLoose: true } : question;
    const found = isLoosened ? await offerSearchViews(db).find(used) : strict;
    const summaries = await offerViews(db, { language, links }).summaries(found.items.map(({ id }) => id));
    const last = found.items.at(-1);
    if (found.total === 0 && asked.query) foundNothing(asked.query);
    return {
      items: hitsOf(found.items, summaries, used),
      page,
      pageSize,
      total: found.total,
      isCapped: found.is_capped,
      next:
        last && found.items.length === pageSize
          ? cursorText({ day: after?.day ?? today, score: last.score, id: last.id })
          : null,
      counts: countsOf(found, labels),
      nearestKm: found.nearest_chord === null ? null : kmOf(found.nearest_chord),
      place,
      project: project ?? null,
      understood: { corrected, synonyms: synonymsOf(searchTerms), isLoosened },
    };
  }

  return {
    search,

    async suggestions({ language }: PublicCall, typed: string): Promise<OfferSuggestions> {
      const folded = foldText(typed);
      if (folded.length < 2) return { terms: [], offers: [], organisations: [] };
      const views = suggestionViews(db, { language });
      const word = folded.split(' ').at(-1) ?? '';
      const [known, terms, titles, organisations] = await Promise.all([
        vocabulary(),
        views.terms(word),
        views.offers(folded),
        views.organisations(typed),
      ]);
      const alsoFinds = (term: string) => known.synonymsOf(term)[0]?.slice(0, 100) ?? null;
      return {
        terms: terms.map((each) => ({ ...each, alsoFinds: alsoFinds(each.term) })),
        offers: titles,
        organisations,
      };
    },

    availableTags: async ({ language }: PublicCall) => ({
      items: await suggestionViews(db, { language }).availableTags(),
    }),
  };
}

/** Each requested tag with its descendants; the offer must match all or one of them. */
function tagsOf({ tags = [], containsAllTags, includeParentTags }: Asked, labels: Labels): string[][] {
  if (tags.length === 0) return [];
  const each = tags.map((tag) => (includeParentTags ? [tag, ...labels.tagsAbove(tag)] : [tag]));
  return containsAllTags ? each : [each.flat()];
}

const synonymsOf = (searchTerms: readonly SearchTerm[]): string[] =>
  searchTerms
    .flatMap(({ ways }) => ways.filter(({ kind }) => kind === 'SYNONYM'))
    .map(({ label }) => label)
    .slice(0, 20);

function hitsOf(
  found: readonly FoundOffer[],
  summaries: readonly OfferSummary[],
  { searchTerms, place }: SearchAsked,
): OfferHit[] {
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return found.flatMap((hit) => {
    const summary = byId.get(hit.id);
    if (!summary) return [];
    const distanceKm = hit.chord === null ? null : kmOf(hit.chord);
    const isNear = place !== null && distanceKm !== null && distanceKm <= place.radiusKm;
    const reasons: HitReason[] = [
      ...wordReasons(hit, searchTerms),
      ...(isNear ? [{ kind: 'NEAR' as const, text: place.label }] : []),
      ...(place && !isNear && hit.remote ? [{ kind: 'REMOTE' as const, text: null }] : []),
      ...(hit.is_new ? [{ kind: 'NEW' as const, text: null }] : []),
    ];
    return [{ ...summary, distanceKm, reasons: reasons.slice(0, 12) }];
  });
}

/** The best alternative per requested thing that led to the offer; alternatives are sorted by weight. */
function wordReasons({ matches }: FoundOffer, searchTerms: readonly SearchTerm[]): HitReason[] {
  let way = 0;
  return searchTerms.flatMap(({ ways }) => {
    const met = ways.filter(() => matches?.[way++] ?? false);
    const [first] = met;
    return first ? [{ kind: first.kind, text: first.label.slice(0, 100) }] : [];
  });
}

function countsOf(found: Found, labels: Labels): OfferCounts {
  const byCount = (a: { count: number; name: string }, b: { count: number; name: string }) =>
    b.count - a.count || (a.name < b.name ? -1 : 1);
  return {
    categories: labels.categories.map((each) => ({ ...each, count: found.categories?.[each.slug] ?? 0 })),
    offerTypes: labels.offerTypes.map((each) => ({ ...each, count: found.offer_types?.[each.slug] ?? 0 })),
    tags: labels.tags
      .map(({ slug, name }) => ({ slug, name, count: found.tags?.[slug] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort(byCount)
      .slice(0, 200),
    remote: found.remote,
    near: found.near,
    areAtLeast: found.are_counts_capped,
  };
}

import type { MetraContract } from '@metra/contract';
import type { Query } from '@metra/contract/core/operation';

export interface MarketSearch {
  query: string;
  categories: readonly string[];
  offerTypes: readonly string[];
  tags: readonly string[];
  containsAllTags: boolean;
  location: string;
  radiusKm: number;
  remote: 'INCLUDED' | 'ONLY' | 'EXCLUDED';
  project: string;
  /** The first page is 1. */
  page: number;
}

export const NAMES = [
  'query',
  'containsAllTags',
  'location',
  'radiusKm',
  'remote',
  'project',
  'page',
] as const;
export const REPEATED_NAMES = ['categories', 'offerTypes', 'tags'] as const;

export const PAGE_SIZE = 10;
export const RADIUS = { least: 10, most: 200, step: 10, usual: 50 };
const MOST_PAGES = 500;
const MOST_CHOSEN = 20;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Leaves out invalid values of an address, because a link may be old or incomplete. */
export function marketSearchOf(values: Readonly<Record<string, string | undefined>>): MarketSearch {
  const slugs = (name: (typeof REPEATED_NAMES)[number]) =>
    [...new Set((values[name] ?? '').split(','))].filter((each) => SLUG.test(each)).slice(0, MOST_CHOSEN);
  const { remote, project = '' } = values;
  return {
    query: (values.query ?? '').trim(),
    categories: slugs('categories'),
    offerTypes: slugs('offerTypes'),
    tags: slugs('tags'),
    containsAllTags: values.containsAllTags === 'true',
    location: (values.location ?? '').trim().slice(0, 100),
    radiusKm: wholeNumber(values.radiusKm, RADIUS.usual, 1, RADIUS.most),
    remote: remote === 'ONLY' || remote === 'EXCLUDED' ? remote : 'INCLUDED',
    project: SLUG.test(project) ? project : '',
    page: wholeNumber(values.page, 1, 1, MOST_PAGES),
  };
}

function wholeNumber(value: string | undefined, otherwise: number, least: number, most: number): number {
  if (!value || !/^\d{1,6}$/.test(value)) return otherwise;
  return Math.min(most, Math.max(least, Number(value)));
}

/** Reads an address or a form, where names are repeated. */
export function marketSearchIn(entries: Iterable<[string, unknown]>): MarketSearch {
  const values: Record<string, string> = {};
  const isRepeated = (name: string) => REPEATED_NAMES.some((each) => each === name);
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    if (values[name] === undefined) values[name] = value;
    else if (isRepeated(name)) values[name] += `,${value}`;
  }
  return marketSearchOf(values);
}

/** Returns the German address without default values. */
export function addressOf(search: MarketSearch): string {
  const parameters = new URLSearchParams();
  const put = (name: string, value: string | number, isChosen: boolean) =>
    isChosen && parameters.append(name, `${value}`);
  put('query', search.query, search.query !== '');
  for (const name of REPEATED_NAMES) for (const slug of search[name]) put(name, slug, true);
  put('containsAllTags', 'true', search.containsAllTags && search.tags.length > 1);
  put('location', search.location, search.location !== '');
  put('radiusKm', search.radiusKm, search.location !== '' && search.radiusKm !== RADIUS.usual);
  put('remote', search.remote, search.remote !== 'INCLUDED');
  put('project', search.project, search.project !== '');
  put('page', search.page, search.page > 1);
  return parameters.size === 0 ? '/marketplace' : `/marketplace?${parameters}`;
}

export const apiQueryOf = (search: MarketSearch): Query<MetraContract['marketplace']['offers']> => ({
  pageSize: PAGE_SIZE,
  page: search.page - 1,
  radiusKm: search.radiusKm,
  remote: search.remote,
  ...(search.query && { query: search.query }),
  ...(search.categories.length > 0 && { categories: [...search.categories] }),
  ...(search.offerTypes.length > 0 && { offerTypes: [...search.offerTypes] }),
  ...(search.tags.length > 0 && { tags: [...search.tags] }),
  ...(search.containsAllTags && { containsAllTags: true }),
  ...(search.location && isPlace(search.location) && { location: search.location }),
  ...(search.project && { project: search.project }),
});

const COORDINATES = /^-?\d{1,3}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/;

/** The API refuses coordinates outside the valid range. */
function isPlace(location: string): boolean {
  if (!COORDINATES.test(location)) return true;
  const [latitude = 0, longitude = 0] = location.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/**
 * A filter is a difference from a search for everything. The filters have the order of the page, and each can be
 * removed.
 */
export type ChosenFilter =
  | { kind: 'place' | 'remote' | 'project' | 'query' }
  | { kind: (typeof REPEATED_NAMES)[number]; slug: string };

export const chosenFilters = (search: MarketSearch): ChosenFilter[] => [
  ...(search.location ? [{ kind: 'place' } as const] : []),
  ...(search.remote === 'INCLUDED' ? [] : [{ kind: 'remote' } as const]),
  ...REPEATED_NAMES.flatMap((kind) => search[kind].map((slug) => ({ kind, slug }))),
  ...(search.project ? [{ kind: 'project' } as const] : []),
];

/** Removes the filter and returns to the first page. */
export function without(search: MarketSearch, filter: ChosenFilter): MarketSearch {
  const first = { ...search, page: 1 };
  switch (filter.kind) {
    case 'query':
      return { ...first, query: '' };
    case 'place':
      return { ...first, location: '', radiusKm: RADIUS.usual };
    case 'remote':
      return { ...first, remote: 'INCLUDED' };
    case 'project':
      return { ...first, project: '' };
    default:
      return { ...first, [filter.kind]: search[filter.kind].filter((slug) => slug !== filter.slug) };
  }
}

export const EVERYTHING: MarketSearch = marketSearchOf({});

export const isEverything = (search: MarketSearch): boolean =>
  search.query === '' && chosenFilters(search).length === 0;

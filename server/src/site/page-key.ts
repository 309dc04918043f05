import type { Language } from '@metra/contract/core/primitives';
import type { SitePage } from '@metra/contract/core/web-rendering';

const longestValue = 200;

export type Values = Readonly<Record<string, string>>;

/** What a page says depends on this and nothing else. */
export interface PageContent {
  page: SitePage;
  language: Language;
  params: Values;
  search: Values;
}

const control = /\p{Cc}/u;

/** A value that a page can be asked with. */
export const isPlain = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= longestValue &&
  value.isWellFormed() &&
  !control.test(value);

/**
 * The names that a page knows, each with one value: the first, if it is repeated where the page knows no more than one.
 * Whatever else was asked is nothing to it.
 */
export function searchOf({ search, repeated }: SitePage, query: Readonly<Record<string, unknown>>): Values {
  const values: Record<string, string> = {};
  for (const name of search) {
    const given = Object.hasOwn(query, name) ? query[name] : undefined;
    const value = repeated.includes(name) ? joined(given) : Array.isArray(given) ? given[0] : given;
    if (isPlain(value)) values[name] = value;
  }
  return values;
}

/** Each once, as many as a value may be long. */
function joined(given: unknown): string {
  const values = new Set((Array.isArray(given) ? given : [given]).filter(isPlain));
  let all = '';
  for (const value of values) {
    const longer = all === '' ? value : `${all},${value}`;
    if (longer.length <= longestValue) all = longer;
  }
  return all;
}

/** The same for two requests exactly when the page says the same to both. */
export const keyOf = ({ page, language, params, search }: PageContent): string =>
  JSON.stringify([
    page.name,
    language,
    Object.entries(params).sort(byName),
    page.search.map((name) => search[name] ?? null),
  ]);

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);

export type Asked = PageContent & { readonly key: string };

/** Reads from a request what a page is asked for; one that always says the same is not asked. */
export function readerOf(
  page: SitePage,
  language: Language,
): (params: Values, query: Readonly<Record<string, unknown>>) => Asked {
  const asked = (params: Values, search: Values): Asked => {
    const content = { page, language, params, search };
    return { ...content, key: keyOf(content) };
  };
  const always = asked({}, {});
  return page.path.includes(':') || page.search.length > 0
    ? (params, query) => asked(params, searchOf(page, query))
    : () => always;
}

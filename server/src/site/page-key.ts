import type { Language } from '@metra/contract/core/primitives';
import type { SitePage } from '@metra/contract/core/web-rendering';

const longestValue = 200;

export type Values = Readonly<Record<string, string>>;

/** A page's content depends on these values only. */
export interface PageContent {
  page: SitePage;
  language: Language;
  params: Values;
  search: Values;
}

const control = /\p{Cc}/u;

/** A parameter value that pages accept. */
export const isPlain = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= longestValue &&
  value.isWellFormed() &&
  !control.test(value);

/**
 * The parameters that a page knows, each with one value: the first, unless the page allows repetition. Other
 * parameters are ignored.
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

/** Values without duplicates, up to the maximum length. */
function joined(given: unknown): string {
  const values = new Set((Array.isArray(given) ? given : [given]).filter(isPlain));
  let all = '';
  for (const value of values) {
    const longer = all === '' ? value : `${all},${value}`;
    if (longer.length <= longestValue) all = longer;
  }
  return all;
}

/** Two requests have the same key exactly if the page's content is the same for both. */
export const keyOf = ({ page, language, params, search }: PageContent): string =>
  JSON.stringify([
    page.name,
    language,
    Object.entries(params).sort(byName),
    page.search.map((name) => search[name] ?? null),
  ]);

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);

export type Asked = PageContent & { readonly key: string };

/** Reads the page's parameters from a request. A page with constant content has none. */
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

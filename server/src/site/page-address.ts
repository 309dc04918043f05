import { englishParts } from '@metra/contract/core/english-parts';
import type { Language } from '@metra/contract/core/primitives';

/** English addresses begin with this; German ones stand for themselves. */
const englishPrefix = '/en';

/** The address, or the pattern of addresses, of a page in a language. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'de') return path;
  if (path === '/') return englishPrefix;
  const [, first, ...others] = path.split('/');
  const [, word = first] = englishParts.find(([german]) => german === first) ?? [];
  return [englishPrefix, word, ...others].join('/');
}

/** In which language an address speaks, whether there is something or not. */
export const languageOfPath = (pathname: string): Language =>
  pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? 'en' : 'de';

/** Puts what a page is about into its pattern. */
export const withParams = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Two slashes, or what a browser takes for them, would lead to another host. */
export const isOwnPath = (pathname: string): boolean => /^\/(?![/\\])/.test(pathname);

/** As it may stand in a header. */
export const asLocation = (address: string): string =>
  address.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign));

/** An address in its two parts, as they were sent; the query with its question mark. */
export function partsOf(url: string): { pathname: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { pathname: url, query: '' } : { pathname: url.slice(0, at), query: url.slice(at) };
}

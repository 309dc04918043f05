import { englishParts } from '@metra/contract/core/english-parts';
import type { Language } from '@metra/contract/core/primitives';

/** English addresses have this prefix, and German ones have none. */
const englishPrefix = '/en';

/** The address or address pattern of a page in a language. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'de') return path;
  if (path === '/') return englishPrefix;
  const [, first, ...others] = path.split('/');
  const [, word = first] = englishParts.find(([german]) => german === first) ?? [];
  return [englishPrefix, word, ...others].join('/');
}

/** The language of an address, whether the page exists or not. */
export const languageOfPath = (pathname: string): Language =>
  pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? 'en' : 'de';

/** Fills parameters into a page's address pattern. */
export const withParams = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Two slashes, or characters that browsers treat as such, would lead to another host. */
export const isOwnPath = (pathname: string): boolean => /^\/(?![/\\])/.test(pathname);

/** Encodes an address for a header. */
export const asLocation = (address: string): string =>
  address.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign));

/** Splits an address into path and query. The query includes its question mark. */
export function partsOf(url: string): { pathname: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { pathname: url, query: '' } : { pathname: url.slice(0, at), query: url.slice(at) };
}

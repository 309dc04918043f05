import { asLocation, isOwnPath, partsOf } from './page-address.ts';

/** Where an address that ends with a slash leads instead, with its query; undefined: it does not, or would lead to another host. */
export function withoutTrailingSlash(url: string): string | undefined {
  const { pathname, query } = partsOf(url);
  if (!pathname.endsWith('/') || pathname === '/' || !isOwnPath(pathname)) return undefined;
  return asLocation(pathname.replace(/\/+$/, '') + query);
}

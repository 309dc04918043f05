import { asLocation, isOwnPath, partsOf } from './page-address.ts';

/**
 * The address without its trailing slash and with its query; undefined if it has none or would lead to another host.
 */
export function withoutTrailingSlash(url: string): string | undefined {
  const { pathname, query } = partsOf(url);
  if (!pathname.endsWith('/') || pathname === '/' || !isOwnPath(pathname)) return undefined;
  return asLocation(pathname.replace(/\/+$/, '') + query);
}

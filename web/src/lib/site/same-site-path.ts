const ORIGIN = 'https://metra.invalid';

/** It is undefined for an address that leads to another site. */
export function sameSitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  try {
    const url = new URL(value, ORIGIN);
    // Browsers read `//elsewhere` and `/\elsewhere` as other hosts, and `/.//elsewhere` becomes one.
    if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return undefined;
  }
}

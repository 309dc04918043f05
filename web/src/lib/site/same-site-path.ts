const ORIGIN = 'https://metra.invalid';

/** A path of our own site, or undefined for anything that would lead elsewhere. */
export function sameSitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  try {
    const url = new URL(value, ORIGIN);
    // `//elsewhere` and `/\elsewhere` are read as other hosts, `/.//elsewhere` becomes one.
    if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return undefined;
  }
}

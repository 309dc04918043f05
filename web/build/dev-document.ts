import type { MovedPage, RenderedDocument, SitePage, WebRendering } from '@metra/contract/core/web-rendering';

type Language = 'de' | 'en';

interface Asked {
  address: URL;
  cookie: string;
  fetch: typeof fetch;
}

/**
 * Development renders the document for an address in a simple way; in production the server decides this, and
 * caches the rendered pages.
 */
export async function documentFor(
  rendering: WebRendering,
  { address, cookie, fetch }: Asked,
): Promise<RenderedDocument | MovedPage> {
  const isEnglish = /^\/en(\/|$)/.test(address.pathname);
  const language = isEnglish ? 'en' : 'de';
  for (const page of rendering.pages) {
    const params = paramsOf(page, language, address.pathname);
    if (!params) continue;
    const search = Object.fromEntries(
      [...address.searchParams].filter(([name]) => page.search.includes(name)),
    );
    return rendering.renderPage({ name: page.name, language, params, search, fetch });
  }
  if (isEnglish) return rendering.renderNotFound('en');
  const remembered = /(?:^|; )language=en(?:;|$)/.test(cookie) ? 'en' : 'de';
  return rendering.renderApplication({ pathname: address.pathname, language: remembered });
}

/** Returns the variable parts of an address; undefined if the address is not one of that page. */
function paramsOf(page: SitePage, language: Language, pathname: string): Record<string, string> | undefined {
  const pattern = (language === 'en' ? `/en${page.path}` : page.path).replace(/(?<=.)\/$/, '');
  const parts = pathname.split('/');
  const wanted = pattern.split('/');
  const isThere =
    wanted.length === parts.length && wanted.every((part, at) => part[0] === ':' || part === parts[at]);
  if (!isThere) return undefined;
  const named = wanted.flatMap((part, at) =>
    part[0] === ':' ? [[part.slice(1), decodeURIComponent(parts[at] ?? '')]] : [],
  );
  return Object.fromEntries(named);
}

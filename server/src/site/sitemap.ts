import { Language } from '@metra/contract/core/primitives';
import type { SitePage } from '@metra/contract/core/web-rendering';
import { inLanguage } from './page-address.ts';

const inXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One of many similar pages, by its German path. */
export interface ListedPage {
  path: string;
  updatedOn: string;
}

/**
 * All pages in all languages. For single pages the sitemap connects the languages. For the many similar ones the
 * pages do it themselves, because the sitemap would become five times as long.
 */
export function sitemapOf(pages: readonly SitePage[], listed: readonly ListedPage[], origin: string): string {
  const entries = [
    ...pages
      .filter(({ path, isPrivate }) => !path.includes(':') && !isPrivate)
      .flatMap(({ path }) => Language.options.map((language) => entryOf(path, language, origin))),
    ...listed.flatMap(({ path, updatedOn }) =>
      Language.options.map(
        (language) =>
          `<url><loc>${inXml(origin + inLanguage(path, language))}</loc><lastmod>${updatedOn}</lastmod></url>`,
      ),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entryOf(path: string, language: Language, origin: string): string {
  const addressIn = (each: Language) => inXml(origin + inLanguage(path, each));
  const alternates = [
    ...Language.options.map((each) => [each, each] as const),
    ['x-default', 'de'] as const,
  ].map(([name, each]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(each)}"/>`);
  return `<url><loc>${addressIn(language)}</loc>${alternates.join('')}</url>`;
}

/** Search engines should not list the API and pages behind the sign-in. */
export const robotsOf = (origin: string): string => `User-agent: *
Disallow: /app
Disallow: /admin
Disallow: /api
Disallow: /preview
Disallow: /en/preview

Sitemap: ${origin}/sitemap.xml
`;

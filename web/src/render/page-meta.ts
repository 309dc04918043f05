import type { PageCard } from '@metra/contract/core/web-rendering';
import { type Language, languages } from '../lib/i18n/languages.ts';
import { siteAddress } from '../lib/site/site-address.ts';
import type { PageHead } from '../lib/site/site-page.ts';
import { cardAddress } from './card-address.ts';
import { dataElement, element } from './document-html.ts';

const LOCALES: Readonly<Record<Language, string>> = { de: 'de_DE', en: 'en_GB' };
/** Every social network shows this size. */
const CARD_SIZE = { width: '1200', height: '630' };

interface Placed {
  /** The path is the German one. */
  path: string;
  language: Language;
  origin: string;
}

export function pageMeta(head: PageHead, place: Placed): string[] {
  return [
    ...(head.description ? [element('meta', { name: 'description', content: head.description })] : []),
    ...addresses(place),
    ...sharing(head, place),
    ...(head.facts ?? []).map((facts) => dataElement({ type: 'application/ld+json' }, facts)),
  ];
}

/** The addresses leave out the query, which only varies the page. */
function addresses({ path, language, origin }: Placed): string[] {
  const address = (other: Language) => `${origin}${siteAddress(path, other)}`;
  return [
    element('link', { rel: 'canonical', href: address(language) }),
    ...languages.map((other) => element('link', { rel: 'alternate', hreflang: other, href: address(other) })),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: address('de') }),
  ];
}

function sharing(head: PageHead, place: Placed): string[] {
  const { path, language, origin } = place;
  const card = cardOfHead(head, place);
  const properties: Record<string, string> = {
    'og:site_name': 'Metra',
    'og:type': head.writtenOn ? 'article' : 'website',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': `${origin}${siteAddress(path, language)}`,
    'og:locale': LOCALES[language],
    ...(head.writtenOn && { 'article:modified_time': head.writtenOn }),
    ...(card && {
      'og:image': `${origin}${card.address}`,
      'og:image:type': 'image/png',
      'og:image:width': CARD_SIZE.width,
      'og:image:height': CARD_SIZE.height,
      'og:image:alt': head.title,
    }),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => element('meta', { property, content })),
    ...languages
      .filter((other) => other !== language)
      .map((other) => element('meta', { property: 'og:locale:alternate', content: LOCALES[other] })),
    ...(card ? [element('meta', { name: 'twitter:card', content: 'summary_large_image' })] : []),
  ];
}

export function cardOfHead({ title, card }: PageHead, { path, language }: Placed): PageCard | undefined {
  if (!card) return undefined;
  const drawn = { title, ...card };
  return { ...drawn, address: cardAddress(path, language, drawn) };
}

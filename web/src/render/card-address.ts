import type { PageCard } from '@metra/contract/core/web-rendering';
import type { Language } from '../lib/i18n/languages.ts';
import { siteAddress } from '../lib/site/site-address.ts';

/** A new version of the drawing needs new addresses. */
const DRAWING = 1;

/** The address contains a checksum of the content, so that the picture may be cached forever. */
export function cardAddress(path: string, language: Language, card: Omit<PageCard, 'address'>): string {
  const page = siteAddress(path, language).replace(/^\/$/, '');
  return `/og${page}/${checksum(JSON.stringify([DRAWING, card.title, card.label, card.sector, card.picture]))}.png`;
}

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a is enough, because a collision has no effect on security. */
function checksum(text: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}

import { englishParts } from '@metra/contract/core/english-parts';
import type { Language } from '../i18n/languages.ts';

/** These are the first parts of the addresses of public pages. All others belong to the application. */
const AREAS = [
  '',
  'impressum',
  'datenschutz',
  'agb',
  'lizenzen',
  'preview',
  'marketplace',
  'organisations',
  'questionnaires',
  'landing-pages',
  ...englishParts.flat(),
];

export function isOnSite(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  const [, first = '', second = ''] = path.split('/');
  return AREAS.some((area) => area === (first === 'en' ? second : first));
}

/**
 * Examples in English: `/agb` becomes `/en/agb`, and `/pruefen` becomes `/en/verify`. Other addresses do not
 * change.
 */
export function siteAddress(address: string, language: Language): string {
  if (!isOnSite(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const isGerman = language === 'de';
  let own = path.replace(/^\/en(?=\/|$)/, '').replace(/\/$/, '');
  for (const words of englishParts) {
    const [from, to] = isGerman ? words.toReversed() : words;
    own = own.replace(RegExp(`^/${from}`), `/${to}`);
  }
  return ((isGerman ? own : `/en${own}`) || '/') + rest;
}

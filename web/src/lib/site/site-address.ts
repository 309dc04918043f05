import { englishParts } from '@metra/contract/core/english-parts';
import type { Language } from '../i18n/languages.ts';

/** The first parts of the addresses of pages for everyone. All others belong to the application. */
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

/** Whether a page for everyone stands there, in whichever language. */
export function isOnSite(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  const [, first = '', second = ''] = path.split('/');
  return AREAS.some((area) => area === (first === 'en' ? second : first));
}

/**
 * The address of a page for everyone in a language: `/agb` is `/en/agb` in English, `/pruefen` is `/en/verify`. Others stay as they
 * are.
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

import { englishParts } from '@metra/contract/report-addresses';
import type { Language } from './i18n/languages.ts';

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
  ...Object.entries(englishParts).flat(),
];

const germanParts = Object.fromEntries(
  Object.entries(englishParts).map(([german, english]) => [english, german]),
);

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
  const plain = path.replace(/^\/en(?=\/|$)/, '').replace(/\/$/, '');
  const own = language === 'de' ? withFirst(plain, germanParts) : `/en${withFirst(plain, englishParts)}`;
  return own.replace(/^$/, '/') + rest;
}

/** The first part as it is called in a language. */
function withFirst(path: string, words: Readonly<Record<string, string>>): string {
  const [, first = '', ...others] = path.split('/');
  return Object.hasOwn(words, first) ? ['', words[first], ...others].join('/') : path;
}

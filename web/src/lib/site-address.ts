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
] as const;

const PREFIX: Record<Language, string> = { de: '', en: '/en' };

/** Whether a page for everyone stands there, in whichever language. */
export function isOnSite(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  const [, first = '', second = ''] = path.split('/');
  return AREAS.some((area) => area === (first === 'en' ? second : first));
}

/** The address of a page for everyone in a language: `/agb` is `/en/agb` in English. Others stay as they are. */
export function siteAddress(address: string, language: Language): string {
  if (!isOnSite(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const german = path.replace(/^\/en(?=\/|$)/, '').replace(/\/$/, '');
  return `${PREFIX[language]}${german}`.replace(/^$/, '/') + rest;
}

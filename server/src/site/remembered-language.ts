import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@metra/contract/core/primitives';

/** The browser sets this cookie when somebody chooses a language. */
const choice = 'language';
/** This cookie lives until the browser is closed, so that a visitor is redirected only once. */
const led = 'language_led';

const cookie = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at !== -1 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
};

export function rememberedLanguage(headers: IncomingHttpHeaders): Language | undefined {
  const value = cookie(headers, choice);
  return value === 'de' || value === 'en' ? value : undefined;
}

/**
 * A visitor who comes from another site to a page in a language other than their chosen one is redirected once to the
 * same page in that language. Links within the site are never redirected, because a link to the other language is a
 * choice too.
 */
export function redirectLanguage(asked: Language, headers: IncomingHttpHeaders): Language | undefined {
  if (!headers.cookie?.includes(choice) || !comesFromElsewhere(headers)) return undefined;
  const remembered = rememberedLanguage(headers);
  if (remembered === undefined || remembered === asked) return undefined;
  return cookie(headers, led) === undefined ? remembered : undefined;
}

const comesFromElsewhere = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  (headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site');

export const redirectedCookie = (isSecure: boolean): string =>
  `${led}=1; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

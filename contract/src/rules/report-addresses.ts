import type { Language } from '../core/primitives.ts';

/** Where whoever holds a report checks it. */
export const verifyPaths: Readonly<Record<Language, string>> = { de: '/pruefen', en: '/en/verify' };

const sharedPaths: Readonly<Record<Language, string>> = { de: '/bericht', en: '/en/report' };

/** The path of the check with both entries filled in. */
export const verifyPath = (language: Language, { number, hash }: { number: string; hash: string }): string =>
  `${verifyPaths[language]}?${new URLSearchParams({ number, hash })}`;

/** The path of a shared report, for whoever has its token. */
export const sharedReportPath = (language: Language, token: string): string =>
  `${sharedPaths[language]}/${encodeURIComponent(token)}`;

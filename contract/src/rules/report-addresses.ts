import type { Language } from '../core/primitives.ts';

/** The address of the public check of a report. */
export const verifyPaths: Readonly<Record<Language, string>> = { de: '/pruefen', en: '/en/verify' };

const sharedPaths: Readonly<Record<Language, string>> = { de: '/bericht', en: '/en/report' };

/** Returns the path of the check with both fields filled in. */
export const verifyPath = (language: Language, { number, hash }: { number: string; hash: string }): string =>
  `${verifyPaths[language]}?${new URLSearchParams({ number, hash })}`;

/** Returns the path of a shared report for a token. */
export const sharedReportPath = (language: Language, token: string): string =>
  `${sharedPaths[language]}/${encodeURIComponent(token)}`;

import { browserStorage } from '../safe-storage.ts';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** Specification section 9. */
const defaultLanguage: Language = 'de';

/** Also read before the first paint by `public/before-first-paint.js`. */
const LANGUAGE_KEY = 'language';

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** Whether somebody chose a language in this browser. */
export const hasChosenLanguage = (): boolean => isLanguage(browserStorage.getItem(LANGUAGE_KEY));

export function rememberedLanguage(): Language {
  const remembered = browserStorage.getItem(LANGUAGE_KEY);
  return isLanguage(remembered) ? remembered : defaultLanguage;
}

export const rememberLanguage = (language: Language) => browserStorage.setItem(LANGUAGE_KEY, language);

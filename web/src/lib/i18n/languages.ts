import { browserStorage } from '../storage/safe-storage.ts';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

const defaultLanguage: Language = 'de';

/** `render/before-first-paint.js` also reads this key and copies the value into the cookie. */
const LANGUAGE_KEY = 'language';

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

export const hasChosenLanguage = (): boolean => isLanguage(browserStorage.getItem(LANGUAGE_KEY));

export function rememberedLanguage(): Language {
  const remembered = browserStorage.getItem(LANGUAGE_KEY);
  return isLanguage(remembered) ? remembered : defaultLanguage;
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The server reads the cookie to render the first words of the application and to redirect visitors to their
 * language.
 */
export function rememberLanguage(language: Language): void {
  browserStorage.setItem(LANGUAGE_KEY, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in all browsers, and is not needed for one word.
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
}

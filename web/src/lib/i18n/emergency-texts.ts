// Imported, not fetched: they are needed when fetching fails.
import german from '../../locales/de/emergency.json';
import english from '../../locales/en/emergency.json';
import { isLanguage, type Language, rememberedLanguage } from './languages.ts';

/** What has to be said even when no other text can be loaded. */
export const emergencyTexts: Readonly<Record<Language, typeof german>> = { de: german, en: english };

/** The sentence of specification section 8, in the language of the page. */
export function unexpectedText(): string {
  const { lang } = document.documentElement;
  return emergencyTexts[isLanguage(lang) ? lang : rememberedLanguage()].unexpected;
}

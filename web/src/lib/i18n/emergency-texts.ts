// These texts are imported statically, because they are needed when loading fails.
import german from '../../locales/de/emergency.json';
import english from '../../locales/en/emergency.json';
import { isLanguage, type Language, rememberedLanguage } from './languages.ts';

export const emergencyTexts: Readonly<Record<Language, typeof german>> = { de: german, en: english };

export function unexpectedText(): string {
  const { lang } = document.documentElement;
  return emergencyTexts[isLanguage(lang) ? lang : rememberedLanguage()].unexpected;
}

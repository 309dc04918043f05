import { usePresentLanguage } from './language-provider.tsx';
import type { Language } from './languages.ts';
import { type TextArguments, translate } from './tolgee.ts';
import type { TranslationKey } from './translation-key.ts';

export interface Translating {
  t: (key: TranslationKey, params?: TextArguments) => string;
  language: Language;
}

/** The texts of a screen are loaded before it renders. */
export function useTranslate(): Translating {
  return { t: translate, language: usePresentLanguage() };
}

import { usePresentLanguage } from './language-provider.tsx';
import type { Language } from './languages.ts';
import { type TextArguments, translate } from './tolgee.ts';
import type { TranslationKey } from './translation-key.ts';

export interface Translating {
  t: (key: TranslationKey, params?: TextArguments) => string;
  language: Language;
}

/** Texts in the present language; a screen's are loaded before it is drawn. */
export function useTranslate(): Translating {
  return { t: translate, language: usePresentLanguage() };
}

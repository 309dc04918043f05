import { useTolgee } from '@tolgee/react';
import type { Language } from './languages.ts';
import { currentLanguage, type TextArguments, translate } from './tolgee.ts';
import type { TranslationKey } from './translation-key.ts';

export interface Translating {
  t: (key: TranslationKey, params?: TextArguments) => string;
  language: Language;
}

/** Texts in the present language; the part is drawn again when the language or the texts change. */
export function useTranslate(): Translating {
  useTolgee(['update', 'language']);
  return { t: translate, language: currentLanguage() };
}

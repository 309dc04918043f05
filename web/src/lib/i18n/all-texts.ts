import type { TextFiles, Texts } from './namespaces.ts';

/** Every namespace in every language; each is fetched when a screen asks for it. */
export const allTexts: TextFiles = {
  own: import.meta.glob<{ default: Texts }>(['../../locales/*/*.json', '!../../locales/*/emergency.json']),
  errors: {
    de: () => import('@metra/contract/error-texts/de'),
    en: () => import('@metra/contract/error-texts/en'),
  },
};

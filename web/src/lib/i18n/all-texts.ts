import type { TextFiles, Texts } from './namespaces.ts';

/**
 * Each namespace is loaded when a screen needs it, except the texts for emergencies, which must be there even if
 * nothing can be loaded.
 */
export const allTexts: TextFiles = {
  own: import.meta.glob<{ default: Texts }>(['../../locales/*/*.json', '!../../locales/*/emergency.json']),
  errors: {
    de: () => import('@metra/contract/error-texts/de'),
    en: () => import('@metra/contract/error-texts/en'),
  },
};

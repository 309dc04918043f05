import type { TextFiles, Texts } from '../lib/i18n/namespaces.ts';

/** Of its own: a file that both entries had would be renamed, for members too, by every text that changes. */
export const adminTexts: TextFiles = {
  own: import.meta.glob<{ default: Texts }>(['../locales/*/*.json', '!../locales/*/emergency.json']),
  errors: {
    de: () => import('@metra/contract/error-texts/de'),
    en: () => import('@metra/contract/error-texts/en'),
  },
};

import type { TextFiles, Texts } from '../lib/i18n/namespaces.ts';

/** If both entries shared this file, every change of a text would rename it for members too. */
export const adminTexts: TextFiles = {
  own: import.meta.glob<{ default: Texts }>(['../locales/*/*.json', '!../locales/*/emergency.json']),
  errors: {
    de: () => import('@metra/contract/error-texts/de'),
    en: () => import('@metra/contract/error-texts/en'),
  },
};

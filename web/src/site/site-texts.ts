import type { TolgeeStaticData } from '@tolgee/core';
import { type TextFiles, type Texts, textSources } from '../lib/i18n/namespaces.ts';
import type { PageState } from './page-state.ts';

/** The texts of errors are loaded when there is an error. */
const errorTexts: TextFiles = {
  own: import.meta.glob<{ default: Texts }>('../locales/*/api.json'),
  errors: {
    de: () => import('@metra/contract/error-texts/de'),
    en: () => import('@metra/contract/error-texts/en'),
  },
};

/** The document contains the texts of the page; others are loaded on demand. */
export function siteTexts({ language, texts }: PageState): TolgeeStaticData {
  const said = Object.entries(texts).map(([namespace, own]) => [`${language}:${namespace}`, own]);
  return { ...textSources(errorTexts), ...Object.fromEntries(said) };
}

import type { TolgeeStaticData } from '@tolgee/core';
import { type TextFiles, type Texts, textSources } from '../lib/i18n/namespaces.ts';
import type { PageState } from './page-state.ts';

/** What only errors say is fetched when there is one. */
const errorTexts: TextFiles = {
  own: import.meta.glob<{ default: Texts }>('../locales/*/api.json'),
  errors: {
    de: () => import('@metra/contract/error-texts/de'),
    en: () => import('@metra/contract/error-texts/en'),
  },
};

/** What the page says, which came with its document, and what it might have to say. */
export function siteTexts({ language, texts }: PageState): TolgeeStaticData {
  const said = Object.entries(texts).map(([namespace, own]) => [`${language}:${namespace}`, own]);
  return { ...textSources(errorTexts), ...Object.fromEntries(said) };
}

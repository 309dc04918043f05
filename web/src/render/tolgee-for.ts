import type { TolgeeInstance } from '@tolgee/core';
import type { Language } from '../lib/i18n/languages.ts';
import type { Texts } from '../lib/i18n/namespaces.ts';
import { createTolgee } from '../lib/i18n/tolgee.ts';
import type { Namespace } from '../lib/i18n/translation-key.ts';

const files = import.meta.glob<{ default: Texts }>('../locales/*/*.json', { eager: true });

const texts: Readonly<Record<string, Texts>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => {
    const [, language, namespace] = /(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    return [`${language}:${namespace}`, file.default];
  }),
);

/** The browser continues with these texts. */
export const textsOf = (language: Language, namespaces: readonly Namespace[]): Record<string, Texts> =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, texts[`${language}:${namespace}`] ?? {}]));

const tolgees: Record<Language, TolgeeInstance> = {
  de: createTolgee('de', { ...texts }),
  en: createTolgee('en', { ...texts }),
};

export const tolgeeFor = (language: Language): TolgeeInstance => tolgees[language];

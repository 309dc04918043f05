import { FormatIcu } from '@tolgee/format-icu';
import type { TolgeeInstance, TolgeeStaticData } from '@tolgee/react';
import type { Language } from '../lib/i18n/languages.ts';
import type { Texts } from '../lib/i18n/namespaces.ts';
import { createTolgee } from '../lib/i18n/tolgee.ts';

const files = import.meta.glob<{ default: Texts }>('../locales/*/*.json', { eager: true });

const texts: TolgeeStaticData = Object.fromEntries(
  Object.entries(files).map(([path, file]) => {
    const [, language, namespace] = /(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    return [`${language}:${namespace}`, file.default];
  }),
);

const tolgees: Record<Language, TolgeeInstance> = {
  de: createTolgee('de', texts, FormatIcu()),
  en: createTolgee('en', texts, FormatIcu()),
};

/** The translation layer of a language with all texts at hand. */
export const tolgeeFor = (language: Language): TolgeeInstance => tolgees[language];

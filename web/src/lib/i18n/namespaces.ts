import type { TolgeeStaticData } from '@tolgee/react';
import { type Language, languages } from './languages.ts';

/** Texts of one namespace in one language: a flat list of keys. */
export type Texts = Readonly<Record<string, string>>;

type Importer = () => Promise<{ default: Texts }>;
export type TextFiles = Readonly<Record<string, Importer>>;

const exceptions: Record<Language, Importer> = {
  de: () => import('@metra/contract/error-texts/de'),
  en: () => import('@metra/contract/error-texts/en'),
};

/** Reads the texts of a namespace; those of the API's errors come from the contract. */
async function readTexts(language: Language, namespace: string, read: Importer): Promise<Texts> {
  if (namespace !== 'api') return (await read()).default;
  const [own, errors] = await Promise.all([read(), exceptions[language]()]);
  const prefixed = Object.entries(errors.default).map(([key, text]) => [`exceptions.${key}`, text]);
  return { ...own.default, ...Object.fromEntries(prefixed) };
}

/** For each `language:namespace` how to load it. */
export function textSources(files: TextFiles): TolgeeStaticData {
  const sources: TolgeeStaticData = {};
  for (const [path, read] of Object.entries(files)) {
    const [, language, namespace] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    const known = languages.find((one) => one === language);
    if (known && namespace) sources[`${known}:${namespace}`] = () => readTexts(known, namespace, read);
  }
  return sources;
}

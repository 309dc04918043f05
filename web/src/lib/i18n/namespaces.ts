import type { TolgeeStaticData } from '@tolgee/core';
import { type Language, languages } from './languages.ts';

/** Texts of one namespace in one language: a flat list of keys. */
export type Texts = Readonly<Record<string, string>>;

type Importer = () => Promise<{ default: Texts }>;

/**
 * How to fetch texts. Said where a program starts and not beside the function below: whatever names a file is renamed
 * with it, and with that all that imports it.
 */
export interface TextFiles {
  /** By path. */
  own: Readonly<Record<string, Importer>>;
  /** Those of the API's errors, which come from the contract. */
  errors: Readonly<Record<Language, Importer>>;
}

/** For each `language:namespace` how to load it; errors are told under `api.exceptions`. */
export function textSources({ own, errors }: TextFiles): TolgeeStaticData {
  const sources: TolgeeStaticData = {};
  for (const [path, read] of Object.entries(own)) {
    const [, language, namespace] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    const known = languages.find((one) => one === language);
    if (!known || !namespace) continue;
    sources[`${known}:${namespace}`] =
      namespace === 'api' ? () => withErrors(read, errors[known]) : async () => (await read()).default;
  }
  return sources;
}

async function withErrors(read: Importer, readErrors: Importer): Promise<Texts> {
  const [own, errors] = await Promise.all([read(), readErrors()]);
  const prefixed = Object.entries(errors.default).map(([key, text]) => [`exceptions.${key}`, text]);
  return { ...own.default, ...Object.fromEntries(prefixed) };
}

import type { TolgeeStaticData } from '@tolgee/core';
import { type Language, languages } from './languages.ts';

export type Texts = Readonly<Record<string, string>>;

type Importer = () => Promise<{ default: Texts }>;

/**
 * The entry passes this, because a module that imports text files gets a new name whenever a text changes, and
 * so do all modules that import it.
 */
export interface TextFiles {
  own: Readonly<Record<string, Importer>>;
  /** The contract has the texts of the API's errors. */
  errors: Readonly<Record<Language, Importer>>;
}

/** The keys are `language:namespace`; the API's errors use the namespace `api.exceptions`. */
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

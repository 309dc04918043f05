import type { Language } from '@metra/contract/core/primitives';
import { countryCodes } from './country-codes.ts';
import { foldName } from './fold-name.ts';

const namesIn: Partial<Record<Language, Intl.DisplayNames>> = {};

export function countryName(code: string, language: Language): string {
  namesIn[language] ??= new Intl.DisplayNames(language, { type: 'region' });
  return namesIn[language].of(code) ?? code;
}

const listIn = (language: Language) => ({
  items: [...countryCodes]
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language)),
});

const lists: Partial<Record<Language, ReturnType<typeof listIn>>> = {};

/**
 * All countries in the order of one language. The same object is returned each time, so that it is serialised only
 * once.
 */
export function countriesIn(language: Language): ReturnType<typeof listIn> {
  lists[language] ??= listIn(language);
  return lists[language];
}

let codesByName: Map<string, string> | undefined;

/** Finds a country by its name in either language or by its code. */
export function countryCalled(typed: string): string | undefined {
  codesByName ??= new Map(
    [...countryCodes].flatMap((code) => [
      [foldName(code), code],
      [foldName(countryName(code, 'de')), code],
      [foldName(countryName(code, 'en')), code],
    ]),
  );
  return codesByName.get(foldName(typed));
}

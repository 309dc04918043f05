import { TolgeeCore, type TolgeeInstance, type TolgeeStaticData } from '@tolgee/core';
import { log } from '../errors/log.ts';
import { IcuMessages } from './icu-messages.ts';
import { isLanguage, type Language, languages, rememberedLanguage, rememberLanguage } from './languages.ts';
import type { Namespace, TranslationKey } from './translation-key.ts';

let instance: TolgeeInstance | undefined;

export type TextArguments = Readonly<Record<string, string | number | bigint | Date>>;

/** A source is the texts of a `language:namespace` or a function that loads them. */
export function createTolgee(language: Language, sources: TolgeeStaticData): TolgeeInstance {
  const tolgee = TolgeeCore()
    .use(IcuMessages())
    .init({
      language,
      availableLanguages: [...languages],
      // Each screen loads its own namespaces.
      ns: [],
      onFormatError: 'invalid',
      onTranslationMissing: ({ key, ns, defaultValue }) => {
        // A caller with a default value expects that the text may not exist.
        if (defaultValue === undefined) log.error(`There is no text for ${ns}.${key}.`);
        return key;
      },
      staticData: sources,
    });
  // Tolgee loads texts only while it runs; starting takes no time because there is nothing to load yet.
  void tolgee.run();
  return tolgee;
}

/**
 * A browser has one translation layer. The server renders synchronously and sets the one of the page's language
 * before each page.
 */
export function provideTolgee(tolgee: TolgeeInstance): void {
  instance = tolgee;
}

export function getTolgee(): TolgeeInstance {
  if (!instance) throw new Error('Tolgee has not yet been initialized.');
  return instance;
}

export function currentLanguage(): Language {
  const language = getTolgee().getLanguage();
  return isLanguage(language) ? language : rememberedLanguage();
}

/** The texts of the new language are loaded before the call. The returned function removes the listener. */
export function onLanguageChange(changed: () => void): () => void {
  return getTolgee().on('language', changed).unsubscribe;
}

/** The namespaces stay loaded in every language that is chosen later. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await getTolgee().addActiveNs(namespaces);
}

export async function changeLanguage(language: Language): Promise<void> {
  await getTolgee().changeLanguage(language);
  rememberLanguage(language);
  showLanguage(language);
}

export function showLanguage(language: Language): void {
  const { documentElement: root } = document;
  // Setting the same language again would make the browser recalculate all styles.
  if (root.lang !== language) root.lang = language;
}

export function translate(key: TranslationKey, params?: TextArguments): string {
  return translateUnchecked(key, params);
}

/** Keys built at run time, such as `api.exceptions.…`, may have no text; the result is then undefined. */
export function translateIfKnown(key: string, params?: TextArguments): string | undefined {
  return translateUnchecked(key, params, '') || undefined;
}

function translateUnchecked(key: string, params?: TextArguments, otherwise?: string): string {
  const dot = key.indexOf('.');
  const ns = key.slice(0, dot);
  const name = key.slice(dot + 1);
  return (
    plainText(ns, name) ??
    getTolgee().t({
      ns,
      key: name,
      ...(params && { params: { ...params } }),
      ...(otherwise !== undefined && { defaultValue: otherwise }),
    })
  );
}

/** Most texts have no arguments. A screen shows hundreds of them, and `t` would parse each. */
function plainText(namespace: string, name: string): string | undefined {
  const text = getTolgee().getRecord({ language: currentLanguage(), namespace })?.data[name];
  return text?.includes('{') ? undefined : (text ?? undefined);
}

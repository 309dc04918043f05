import { TolgeeCore, type TolgeeInstance, type TolgeeStaticData } from '@tolgee/core';
import { log } from '../errors/log.ts';
import { IcuMessages } from './icu-messages.ts';
import { isLanguage, type Language, languages, rememberedLanguage, rememberLanguage } from './languages.ts';
import type { Namespace, TranslationKey } from './translation-key.ts';

let instance: TolgeeInstance | undefined;

/** Values put into a text. */
export type TextArguments = Readonly<Record<string, string | number | bigint | Date>>;

/** A translation layer; the sources say for each `language:namespace` its texts or how to load them. */
export function createTolgee(language: Language, sources: TolgeeStaticData): TolgeeInstance {
  const tolgee = TolgeeCore()
    .use(IcuMessages())
    .init({
      language,
      availableLanguages: [...languages],
      // Namespaces come with the screens that show them.
      ns: [],
      onFormatError: 'invalid',
      onTranslationMissing: ({ key, ns, defaultValue }) => {
        // Whoever names a substitute reckons with there being no text.
        if (defaultValue === undefined) log.error(`There is no text for ${ns}.${key}.`);
        return key;
      },
      staticData: sources,
    });
  // Only a running Tolgee loads what it is asked for; with nothing to load yet this is done at once.
  void tolgee.run();
  return tolgee;
}

/**
 * The translation layer that all texts come from. A browser has one; the server, which renders without a pause,
 * provides that of the page's language before each page.
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

/** Calls when everything is to be said in another language, whose texts are then there; what it returns ends that. */
export function onLanguageChange(changed: () => void): () => void {
  return getTolgee().on('language', changed).unsubscribe;
}

/** Loads the texts of these namespaces and keeps them loaded in whichever language is chosen. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await getTolgee().addActiveNs(namespaces);
}

/** Shows everything in another language and remembers the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  await getTolgee().changeLanguage(language);
  rememberLanguage(language);
  showLanguage(language);
}

export function showLanguage(language: Language): void {
  const { documentElement: root } = document;
  // Even the same language again would have the whole page styled anew.
  if (root.lang !== language) root.lang = language;
}

/** The text of a key whose namespace is loaded. */
export function translate(key: TranslationKey, params?: TextArguments): string {
  return translateUnchecked(key, params);
}

/** For keys put together at run time, such as `api.exceptions.…`; undefined when there is no such text. */
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

/** A text with nothing to put in, as most are: a screen says hundreds, and `t` would look for formats in each. */
function plainText(namespace: string, name: string): string | undefined {
  const text = getTolgee().getRecord({ language: currentLanguage(), namespace })?.data[name];
  return text?.includes('{') ? undefined : (text ?? undefined);
}

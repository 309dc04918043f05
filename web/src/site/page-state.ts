import type { Language } from '../lib/i18n/languages.ts';
import type { Texts } from '../lib/i18n/namespaces.ts';
import type { ScreenName } from './screens.ts';

/** The document contains this state, so that the browser can continue where the server stopped. */
export interface PageState {
  screen: ScreenName;
  language: Language;
  /** The texts are in the document, because separate files would be larger and arrive later. */
  texts: Readonly<Record<string, Texts>>;
  /** The address is the German one, without the query. */
  path: string;
  search: Readonly<Record<string, string>>;
  data: unknown;
}

export const ROOT_ID = 'site';
export const STATE_ID = 'page-state';

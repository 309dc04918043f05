import type { Language } from '../lib/i18n/languages.ts';
import type { Texts } from '../lib/i18n/namespaces.ts';
import type { ScreenName } from './screens.ts';

/** What the document hands to the browser, so that it can go on where the server stopped. */
export interface PageState {
  screen: ScreenName;
  language: Language;
  /** By namespace: fetched on their own they would come later and weigh more than beside the words of the page. */
  texts: Readonly<Record<string, Texts>>;
  /** The German address of the page, without the query. */
  path: string;
  search: Readonly<Record<string, string>>;
  data: unknown;
}

export const ROOT_ID = 'site';
export const STATE_ID = 'page-state';

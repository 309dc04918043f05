import type { MetraContract } from '@metra/contract';
import type { Client } from '@metra/contract/client';
import { createContext, useContext } from 'react';
import type { TextArguments } from './i18n/tolgee.ts';
import type { Namespace, TranslationKey } from './i18n/translation-key.ts';

type Search = Readonly<Record<string, string>>;

/** What a page of the site is read with: as somebody who has not signed in, in the language of the page. */
export interface PageRequest {
  api: Client<MetraContract>;
  params: Readonly<Record<string, string>>;
  search: Search;
}

/** What search engines and the title bar say about a page. */
export interface PageHead {
  title: string;
  description: string;
}

/**
 * A page for everyone: rendered on the server, with its data read before. Only the server imports these; the browser
 * gets the name of the screen and the data with the document.
 */
export interface SitePage<Data> {
  /** The German address; `:name` stands for a part that varies. */
  path: string;
  /** Names in the query that change what the page says. */
  search?: readonly string[];
  /** Texts of the screen, besides those of every page. */
  texts: readonly Namespace[];
  /** Throws what the API answers; "not found" there is "not found" here. */
  read(request: PageRequest): Promise<Data>;
  head(data: Data, t: (key: TranslationKey, params?: TextArguments) => string): PageHead;
}

/** What a screen of the site is given. */
export interface SiteScreenProps<Data> {
  data: Data;
}

const SearchContext = createContext<Search>({});
export const SearchProvider = SearchContext.Provider;

/** The names in the query that the page knows. */
export const useSiteSearch = (): Search => useContext(SearchContext);

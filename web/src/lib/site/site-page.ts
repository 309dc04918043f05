import type { MembersContract } from '@metra/contract';
import type { Client } from '@metra/contract/core/client';
import type { PageCard, RefusedForm, SiteForm } from '@metra/contract/core/web-rendering';
import { createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { TextArguments } from '../i18n/tolgee.ts';
import type { Namespace, TranslationKey } from '../i18n/translation-key.ts';

type Search = Readonly<Record<string, string>>;

/** The server reads the page as a visitor, in the language of the page. */
export interface PageRequest {
  api: Client<MembersContract>;
  params: Readonly<Record<string, string>>;
  search: Search;
  /** A form was sent without scripts, and the server refused it. */
  refused?: RefusedForm | undefined;
}

/** The content comes from the visitor and is not checked. */
export interface FormRequest extends Omit<PageRequest, 'refused'> {
  fields: URLSearchParams;
  language: Language;
  /** The UUID is the same for the same form from the same browser on the same day. */
  formKey: string;
}

export interface PageHead {
  title: string;
  description: string;
  card?: Omit<PageCard, 'address' | 'title'>;
  /** Search engines read these objects of schema.org. */
  facts?: readonly object[];
  writtenOn?: string;
}

export interface PagePlace {
  language: Language;
  /** It is the absolute address of a German path, in the language of this page. */
  addressOf(path: string): string;
  origin: string;
}

/**
 * The server reads the data of a public page and renders it. Only the server imports these values; the document
 * contains the name of the screen and the data for the browser.
 */
export interface SitePage<Data> {
  /** In the German address `:name` stands for a variable part. */
  path: string;
  /** Other names of the query do not change the page. */
  search?: readonly string[];
  /** These names may occur several times; their values are joined by commas. */
  repeated?: readonly string[];
  /** A search has unlimited variants, so only the page without a query is cached. */
  isSearched?: true;
  forms?: readonly SiteForm[];
  texts: readonly Namespace[];
  /** It throws the errors of the API; "not found" there is "not found" here. */
  read(request: PageRequest): Promise<Data>;
  head(data: Data, t: (key: TranslationKey, params?: TextArguments) => string, place: PagePlace): PageHead;
  /** Such a page is never cached and never indexed, because only people with its address may see it. */
  isPrivate?: true;
  /**
   * It handles a form without an operation of its own and returns the German path of the next page. It throws
   * the errors of the API, and the server then renders the page again.
   */
  submit?(form: FormRequest): Promise<string>;
  /** A form that opens protected data shows the page itself, so that the address contains nothing of the form. */
  open?(form: FormRequest): Promise<Data>;
  /** Other sites may embed the page, so nothing on it may depend on a login. */
  mayBeFramed?: true;
  /** This operation returns the page as a PDF at `…/pdf`. */
  pdf?: string;
  /** These are the parameters of the page's current address; a request with others is redirected there. */
  presentParams?(data: Data): Readonly<Record<string, string>>;
  /** The page does not exist, but it has more to say than "not found". */
  isMissing?(data: Data): boolean;
}

export interface SiteScreenProps<Data> {
  data: Data;
}

const SearchContext = createContext<Search>({});
export const SearchProvider = SearchContext.Provider;

export const useSiteSearch = (): Search => useContext(SearchContext);

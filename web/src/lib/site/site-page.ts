import type { MembersContract } from '@metra/contract';
import type { Client } from '@metra/contract/core/client';
import type { PageCard, RefusedForm, SiteForm } from '@metra/contract/core/web-rendering';
import { createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { TextArguments } from '../i18n/tolgee.ts';
import type { Namespace, TranslationKey } from '../i18n/translation-key.ts';

type Search = Readonly<Record<string, string>>;

/** What a page of the site is read with: as somebody who has not signed in, in the language of the page. */
export interface PageRequest {
  api: Client<MembersContract>;
  params: Readonly<Record<string, string>>;
  search: Search;
  /** A form of the page that was sent without scripts and not taken. */
  refused?: RefusedForm | undefined;
}

/** A form that somebody sent; whatever stands in it is theirs. */
export interface FormRequest extends Omit<PageRequest, 'refused'> {
  fields: URLSearchParams;
  language: Language;
  /** A UUID: the same for the same form from the same browser on the same day. */
  formKey: string;
}

/** What search engines, the title bar and those who share a link say about a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The picture of a shared link, beside the title. */
  card?: Omit<PageCard, 'address' | 'title'>;
  /** For machines that read: objects of schema.org. */
  facts?: readonly object[];
  /** Of a text that somebody wrote on a day. */
  writtenOn?: string;
}

/** Where a page stands. */
export interface PagePlace {
  language: Language;
  /** The whole address of a page, given its German path, in the language of this one. */
  addressOf(path: string): string;
  /** Where the product is reached. */
  origin: string;
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
  /** Such names that may be given several times: their values come with commas between them. */
  repeated?: readonly string[];
  /** Anybody can ask it for anything: only what it says without a query is kept. */
  isSearched?: true;
  /** What can be sent to it without scripts. */
  forms?: readonly SiteForm[];
  /** Texts of the screen, besides those of every page. */
  texts: readonly Namespace[];
  /** Throws what the API answers; "not found" there is "not found" here. */
  read(request: PageRequest): Promise<Data>;
  head(data: Data, t: (key: TranslationKey, params?: TextArguments) => string, place: PagePlace): PageHead;
  /** For whoever has its address: never kept, never found by search engines. */
  isPrivate?: true;
  /**
   * Gives the API what a form says that has no call of its own, and tells the German path of the page that comes next. Throws what
   * the API answers: the page is then shown again.
   */
  submit?(form: FormRequest): Promise<string>;
  /** The same for a form that opens what the page says: the page is shown with it, at an address that tells nothing of the form. */
  open?(form: FormRequest): Promise<Data>;
  /** Other sites may show it within their own pages: nothing on it may depend on who is signed in. */
  mayBeFramed?: true;
  /** The call of the API, with the page's parameters, that gives the same as a PDF; it is found at `…/pdf`. */
  pdf?: string;
  /** With what the page is asked for by its present address; asked with anything else it has moved there. */
  presentParams?(data: Data): Readonly<Record<string, string>>;
  /** Nothing to read there, but more to say than that. */
  isMissing?(data: Data): boolean;
}

/** What a screen of the site is given. */
export interface SiteScreenProps<Data> {
  data: Data;
}

const SearchContext = createContext<Search>({});
export const SearchProvider = SearchContext.Provider;

/** The names in the query that the page knows. */
export const useSiteSearch = (): Search => useContext(SearchContext);

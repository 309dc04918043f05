import type { Language, Sector } from './primitives.ts';

/**
 * What the built web gives the server: every document that a browser can ask for, written as HTML. Its file in a build
 * is `render/render.js`, which exports `createWebRendering`.
 */
export interface WebRendering {
  /** What stands as a script in documents: the content security policy has to allow it. */
  readonly inlineScripts: readonly string[];
  /** The pages for everyone. */
  readonly pages: readonly SitePage[];
  /** One of them, with what it says; without what it is about (a slug that leads to nothing) its status is 404. */
  renderPage(asked: AskedPage): Promise<RenderedDocument | MovedPage>;
  /** Gives the API what a form of a page says, as whoever sent it; the answer may be the page with what the form opened. */
  submitForm(sent: SentForm): Promise<NextPage | RenderedDocument | FormRefusal>;
  /** What the picture of a page shows where a link to it is shared; none for a page that is not there. */
  cardOf(asked: AskedPage): Promise<PageCard | undefined>;
  /** The page that says that there is nothing here. */
  renderNotFound(language: Language): RenderedDocument;
  /** The application's document for a path: the shell and the skeleton of its screen, the same for everybody. */
  renderApplication(asked: { pathname: string; language: Language }): RenderedDocument;
}

export type CreateWebRendering = (settings: WebRenderingSettings) => WebRendering;

export interface WebRenderingSettings {
  /** Where the product is reached, without a trailing slash: canonical addresses begin with it. */
  origin: string;
  /** The client's files, as Vite's manifest lists them. */
  files: ClientFiles;
}

/** Vite's manifest: what each entry and each part that is fetched later consists of. */
export type ClientFiles = Readonly<Record<string, ClientFile>>;

export interface ClientFile {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

export interface SitePage {
  readonly name: string;
  /** The German address, e.g. `/landing-pages/:slug`; the English one is `/en` and the same. */
  readonly path: string;
  /** The names in the query that change what the page says; all others are nothing to it. */
  readonly search: readonly string[];
  /** Those of them that may be given several times; the page gets their values with commas between them. */
  readonly repeated: readonly string[];
  /** Anybody can ask it for anything: only what it says without a query is kept. */
  readonly isSearched: boolean;
  /** For whoever has its address and nobody else: never kept, never found. */
  readonly isPrivate: boolean;
  readonly forms: readonly SiteForm[];
  /** Other sites may show it within their own pages. */
  readonly mayBeFramed: boolean;
  /** The call of the API that gives the same as a PDF; it is found below the page's address. */
  readonly pdf: string | null;
}

/** A form of a page that also works without scripts: sent to the page's address and its name. */
export interface SiteForm {
  readonly name: string;
  /**
   * The path of the call it is given to, e.g. `/offers/:offerId/contacts`; a file it answers is handed on. Null: the page knows what
   * its form says (`submitForm`).
   */
  readonly call: string | null;
  /** What the call takes; what was left empty is not sent. */
  readonly fields: readonly string[];
}

/** A form that the API did not take: shown again, with all that was typed. */
export interface RefusedForm {
  readonly name: string;
  /** Where a name was given several times its values have commas between them. */
  readonly values: Readonly<Record<string, string>>;
  /** The fields it found fault with. */
  readonly fields: readonly string[];
  /** What it said, in the language of the page. */
  readonly message: string;
}

export interface AskedPage {
  readonly name: string;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
  /** Only names that the page lists. */
  readonly search: Readonly<Record<string, string>>;
  readonly refused?: RefusedForm;
  /** Calls the API as a visitor does who has not signed in. */
  readonly fetch: typeof fetch;
}

/** A form as a browser sends it: names and values, all of them whatever somebody likes. */
export interface SentForm extends Omit<AskedPage, 'refused'> {
  readonly fields: URLSearchParams;
  /** The same for the same form from the same browser on the same day: sent again it is one. Says nothing about who sent it. */
  readonly formKey: string;
}

/** Where it goes on after a form. */
export interface NextPage {
  readonly status: 303;
  readonly address: string;
}

/** What the API answered instead: what it found fault with, or that there is nothing to send to. */
export interface FormRefusal {
  readonly status: number;
  readonly fields: readonly string[];
  readonly message: string;
}

export interface RenderedDocument {
  readonly status: 200 | 404;
  readonly html: string;
}

/** The page stands elsewhere now, for good; the address has no query. */
export interface MovedPage {
  readonly status: 301;
  readonly address: string;
}

/** A picture of a page, as it is drawn for those who share a link to it. */
export interface PageCard {
  /** Where it is found; another content has another address. */
  readonly address: string;
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly label: string;
  readonly sector: Sector | null;
  /** The address of a goal's picture. */
  readonly picture: string | null;
}

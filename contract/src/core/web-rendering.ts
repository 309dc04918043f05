import type { Language, Sector } from './primitives.ts';

/**
 * The interface of the built web for the server: it renders every document that a browser can request. The
 * build contains it as `render/render.js`, which exports `createWebRendering`.
 */
export interface WebRendering {
  /** The inline scripts of the documents, which the content security policy must allow. */
  readonly inlineScripts: readonly string[];
  /** The public pages. */
  readonly pages: readonly SitePage[];
  /** Renders a public page. A slug that does not exist gives status 404. */
  renderPage(asked: AskedPage): Promise<RenderedDocument | MovedPage>;
  /**
   * Sends a form of a page to the API in the name of the visitor. The answer may be the page with the result.
   */
  submitForm(sent: SentForm): Promise<NextPage | RenderedDocument | FormRefusal>;
  /**
   * Returns the content of the picture for shared links to a page, or undefined if the page does not exist.
   */
  cardOf(asked: AskedPage): Promise<PageCard | undefined>;
  /** The page for an unknown address. */
  renderNotFound(language: Language): RenderedDocument;
  /**
   * Renders the application's document for a path: the frame and the skeleton of its screen, which are the
   * same for everyone.
   */
  renderApplication(asked: { pathname: string; language: Language }): RenderedDocument;
}

export type CreateWebRendering = (settings: WebRenderingSettings) => WebRendering;

export interface WebRenderingSettings {
  /** The public address without a trailing slash. Canonical addresses begin with it. */
  origin: string;
  /** The client's files from Vite's manifest. */
  files: ClientFiles;
}

/** Vite's manifest: the files of each entry and of each part that loads later. */
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
  /** The German address, for example `/landing-pages/:slug`. The English one has the prefix `/en`. */
  readonly path: string;
  /** The query parameters that change the page. All others are ignored. */
  readonly search: readonly string[];
  /** Parameters that may occur several times. The page gets their values separated by commas. */
  readonly repeated: readonly string[];
  /** Visitors can send any query to this page, so only the page without a query is cached. */
  readonly isSearched: boolean;
  /** Only people with the address may see the page, so it is never cached or indexed. */
  readonly isPrivate: boolean;
  readonly forms: readonly SiteForm[];
  /** Other sites may show the page in a frame. */
  readonly mayBeFramed: boolean;
  /** The API call that returns the page as a PDF. The PDF's address is below the page's. */
  readonly pdf: string | null;
}

/** A form that also works without scripts. It is sent to the page's address followed by its name. */
export interface SiteForm {
  readonly name: string;
  /**
   * The path of the call that the form uses, for example `/offers/:offerId/contacts`. A file in the answer is
   * passed on. Null: the page processes the form itself (`submitForm`).
   */
  readonly call: string | null;
  /** The fields of the call. Empty fields are not sent. */
  readonly fields: readonly string[];
}

/** A form that the API refused. It is shown again with its input. */
export interface RefusedForm {
  readonly name: string;
  /** Values of a repeated name are separated by commas. */
  readonly values: Readonly<Record<string, string>>;
  /** The invalid fields. */
  readonly fields: readonly string[];
  /** The message, in the language of the page. */
  readonly message: string;
}

export interface AskedPage {
  readonly name: string;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
  /** Only names that the page lists. */
  readonly search: Readonly<Record<string, string>>;
  readonly refused?: RefusedForm;
  /** Calls the API as a visitor without an account. */
  readonly fetch: typeof fetch;
}

/** A form as a browser sends it. Names and values are untrusted. */
export interface SentForm extends Omit<AskedPage, 'refused'> {
  readonly fields: URLSearchParams;
  /**
   * The same form from the same browser on the same day has the same key, so a repetition counts once. It
   * does not identify the sender.
   */
  readonly formKey: string;
}

/** The page that follows a form. */
export interface NextPage {
  readonly status: 303;
  readonly address: string;
}

/** The refusal of the API: invalid fields, or a missing target. */
export interface FormRefusal {
  readonly status: number;
  readonly fields: readonly string[];
  readonly message: string;
}

export interface RenderedDocument {
  readonly status: 200 | 404;
  readonly html: string;
}

/** The page has moved permanently. The address has no query. */
export interface MovedPage {
  readonly status: 301;
  readonly address: string;
}

/** The picture of a page for shared links. */
export interface PageCard {
  /** The address of the picture. It changes with the content. */
  readonly address: string;
  readonly title: string;
  /** The kind of the page in one or two words. */
  readonly label: string;
  readonly sector: Sector | null;
  /** The address of the goal's picture. */
  readonly picture: string | null;
}

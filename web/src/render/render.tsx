import type { CreateWebRendering } from '@metra/contract/web-rendering';
import { pages } from '../site/pages.ts';
import { renderApplication } from './application-document.ts';
import { renderNotFound, renderPage } from './site-document.tsx';

/** Every document of the product, rendered for the server that sends them. */
export const createWebRendering: CreateWebRendering = (settings) => ({
  pages: Object.entries(pages).map(([name, { path, search = [] }]) => ({ name, path, search })),
  renderPage: (asked) => renderPage(asked, settings),
  renderNotFound: (language) => renderNotFound(language, settings),
  renderApplication: (asked) => renderApplication(asked, settings),
});

import type { CreateWebRendering } from '@metra/contract/core/web-rendering';
import { isOnSite } from '../lib/site/site-address.ts';
import { pages } from '../site/pages.ts';
import { createApplicationRendering } from './application-document.tsx';
import { FIRST_SCRIPT } from './first-script.ts';
import { cardOf, renderNotFound, renderPage, submitForm } from './site-document.tsx';

export const createWebRendering: CreateWebRendering = (settings) => {
  const renderApplication = createApplicationRendering(settings);
  return {
    inlineScripts: [FIRST_SCRIPT],
    pages: Object.entries(pages).map(([name, page]) => {
      const { path, search = [], repeated = [], isSearched = false, isPrivate = false } = page;
      const { forms = [], mayBeFramed = false, pdf = null } = page;
      return {
        name,
        path,
        search: [...search, ...repeated],
        repeated,
        isSearched,
        isPrivate,
        forms,
        mayBeFramed,
        pdf,
      };
    }),
    renderPage: (asked) => renderPage(asked, settings),
    submitForm: (sent) => submitForm(sent, settings),
    cardOf: (asked) => cardOf(asked, settings),
    renderNotFound: (language) => renderNotFound(language, settings),
    renderApplication: (asked) =>
      // The address is among those of public pages, but does not exist; the application does not know it
      // either.
      isOnSite(asked.pathname) ? renderNotFound('de', settings) : renderApplication(asked),
  };
};

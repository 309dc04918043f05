import { createRoute } from '@tanstack/react-router';
import { adminRoute, mainRoute, publicRoute } from '../lib/routes.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Unknown paths inside a known area show "not found"; all others redirect, see `otherRoute`. */
export const unknownInMain = createRoute({
  getParentRoute: () => mainRoute,
  path: '/$',
  component: NotFoundPage,
});

export const unknownInAdmin = createRoute({
  getParentRoute: () => adminRoute,
  path: '/$',
  component: NotFoundPage,
});

export const unknownInMarketplace = createRoute({
  getParentRoute: () => publicRoute,
  path: '/marketplace/$',
  component: NotFoundPage,
});

export const unknownInOrganisations = createRoute({
  getParentRoute: () => publicRoute,
  path: '/organisations/$',
  component: NotFoundPage,
});

export const unknownInQuestionnaires = createRoute({
  getParentRoute: () => publicRoute,
  path: '/questionnaires/$',
  component: NotFoundPage,
});

export const unknownInLandingPages = createRoute({
  getParentRoute: () => publicRoute,
  path: '/landing-pages/$',
  component: NotFoundPage,
});

import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { homeRoute } from '../features/home/home.routes.tsx';
import { imprintRoute, privacyRoute, termsRoute } from '../features/legal/legal.routes.tsx';
import { startPath } from '../lib/access.ts';
import { session } from '../lib/api.ts';
import { queryClient } from '../lib/query-client.ts';
import { provideRouter } from '../lib/router-access.ts';
import { adminRoute, appRoute, mainRoute, publicRoute, rootRoute, wizardRoute } from '../lib/routes.ts';
import { galleryRoutes } from './gallery.routes.tsx';
import './layouts/layouts.ts';
import {
  unknownInAdmin,
  unknownInLandingPages,
  unknownInMain,
  unknownInMarketplace,
  unknownInOrganisations,
  unknownInQuestionnaires,
} from './not-found.routes.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { attachPageEffects } from './page-effects.ts';
import { RouteError } from './route-error.tsx';

/** Any other path: the dashboard for people who are logged in, otherwise home (specification section 2). */
const otherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  async beforeLoad({ context }) {
    throw redirect({ to: startPath(await context.session.resolve()), replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  publicRoute.addChildren([
    homeRoute,
    imprintRoute,
    privacyRoute,
    termsRoute,
    unknownInMarketplace,
    unknownInOrganisations,
    unknownInQuestionnaires,
    unknownInLandingPages,
  ]),
  appRoute.addChildren([mainRoute.addChildren([unknownInMain]), wizardRoute]),
  adminRoute.addChildren([unknownInAdmin]),
  ...galleryRoutes,
  otherRoute,
]);

export const router = createRouter({
  routeTree,
  context: { session, queryClient },
  defaultPreload: 'intent',
  // Queries keep their own freshness; the router never keeps a second one.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFoundPage,
  // Scrolling is done by our own rules, see page-effects.
  scrollRestoration: false,
  defaultHashScrollIntoView: false,
  trailingSlash: 'never',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

provideRouter(router);
attachPageEffects(router);

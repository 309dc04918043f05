import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { session } from '../lib/current-session.ts';
import { provideRouter } from '../lib/router-access.ts';
import { publicRoute, rootRoute } from '../lib/routes.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { attachPageEffects } from './page-effects.ts';
import { RouteError } from './route-error.tsx';
import type { routeTree } from './route-tree.tsx';
import './first-page-routes.ts';

rootRoute.update({ component: RootLayout });
publicRoute.update({ component: PublicLayout });

export const router = createRouter({
  // Starts with the routes of the first page only; `loadAllRoutes` adds the others, which the type already knows.
  routeTree: rootRoute as typeof routeTree,
  context: { session },
  defaultPreload: 'intent',
  // Queries keep their own freshness; the router never keeps a second one.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
  // Scrolling follows our own rules, see page-effects.
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

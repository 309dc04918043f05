import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { provideRouter } from '../lib/router-access.ts';
import { publicRoute, rootRoute } from '../lib/routes.ts';
import { session } from '../lib/the-session.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { attachPageEffects } from './page-effects.ts';
import { RouteError } from './route-error.tsx';
import type { routeTree } from './route-tree.tsx';
import './shell-tree.ts';

rootRoute.update({ component: RootLayout });
publicRoute.update({ component: PublicLayout });

export const router = createRouter({
  // The trunk is the tree: it starts with the first page and grows the other branches when they are needed.
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

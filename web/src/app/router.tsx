import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { session } from '../lib/current-session.ts';
import { provideRouter } from '../lib/router-access.ts';
import { entranceRoute, rootRoute } from '../lib/routes.ts';
import { EntranceLayout } from './layouts/entrance-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { attachPageEffects } from './page-effects.ts';
import { RouteError } from './route-error.tsx';
import { routeTree } from './route-tree.tsx';

rootRoute.update({ component: RootLayout });
entranceRoute.update({ component: EntranceLayout });

export const router = createRouter({
  routeTree,
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

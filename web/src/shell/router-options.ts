import { lazyRouteComponent } from '@tanstack/react-router';
import { session } from '../lib/session/current-session.ts';
import { addressSearch } from './address-search.ts';
import { RouteError } from './route-error.tsx';

/** What the routers of all entries have in common. */
export const routerOptions = {
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
  ...addressSearch,
} as const;

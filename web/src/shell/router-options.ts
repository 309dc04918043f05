import { lazyRouteComponent } from '@tanstack/react-router';
import { session } from '../lib/session/current-session.ts';
import { addressSearch } from './address-search.ts';
import { RouteError } from './route-error.tsx';

export const routerOptions = {
  context: { session },
  defaultPreload: 'intent',
  // Queries manage their own freshness, so the router must not cache as well.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
  // `page-effects` handles scrolling.
  scrollRestoration: false,
  defaultHashScrollIntoView: false,
  trailingSlash: 'never',
  ...addressSearch,
} as const;

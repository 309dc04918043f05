import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminRoute, mainRoute } from '../lib/routes.ts';

const NotFoundPage = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage');

/** Unknown paths inside a known area show "not found"; all others lead on, see `otherRoute`. */
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

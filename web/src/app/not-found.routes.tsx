import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { mainRoute } from '../lib/guards/routes.ts';

/** Unknown paths inside a known area show "not found"; `otherRoute` redirects all others. */
export const unknownInMain = createRoute({
  getParentRoute: () => mainRoute,
  path: '/$',
  component: lazyRouteComponent(() => import('../shell/not-found-page.tsx'), 'NotFoundPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminRootRoute, adminRoute } from '../lib/guards/admin-routes.ts';
import { leaveEntryFor } from '../lib/guards/leave-entry.ts';

export const unknownInAdmin = createRoute({
  getParentRoute: () => adminRoute,
  path: '/$',
  component: lazyRouteComponent(() => import('../shell/not-found-page.tsx'), 'NotFoundPage'),
});

/** Another entry shows these addresses: the login, the application and the site. */
export const outsideRoute = createRoute({
  getParentRoute: () => adminRootRoute,
  path: '/$',
  beforeLoad: ({ location }) => leaveEntryFor(location.href),
});

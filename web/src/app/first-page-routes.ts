import { createRoute, redirect } from '@tanstack/react-router';
import { homeRoute } from '../features/home/home.routes.tsx';
import { startPath } from '../lib/access.ts';
import { publicRoute, rootRoute } from '../lib/routes.ts';
import { allRoutesLoaded, loadAllRoutes } from './load-all-routes.ts';

/** Any other path: the dashboard for people who are logged in, otherwise home (specification section 2). */
export const otherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  async beforeLoad({ context, location }) {
    if (!allRoutesLoaded()) {
      await loadAllRoutes();
      throw redirect({ href: location.href, replace: true });
    }
    throw redirect({ to: startPath(await context.session.resolve()), replace: true });
  },
});

/** What a visitor's first page needs. All other routes are loaded when somebody goes to one of them. */
rootRoute.addChildren([publicRoute.addChildren([homeRoute]), otherRoute]);

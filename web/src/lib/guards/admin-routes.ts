import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { enterRoutes, type RouterContext } from './routes.ts';

/** Administration is a program of its own, so its routes have their own root. */
export const adminRootRoute = createRootRouteWithContext<RouterContext>()({
  async beforeLoad(entry) {
    // This one and administration as a whole; rooms that are not for all who work there have doors of their own.
    await enterRoutes(entry, entry.matches.slice(0, 2));
  },
});

/** Administration by the operator's people. */
export const adminRoute = createRoute({
  getParentRoute: () => adminRootRoute,
  path: '/admin',
  staticData: { userRoles: ['METRA', 'ADMIN'], texts: ['administration'] },
});

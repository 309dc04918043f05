import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { enterRoutes, type RouterContext } from './routes.ts';

/** Administration is a program of its own, so its routes have their own root. */
export const adminRootRoute = createRootRouteWithContext<RouterContext>()({
  async beforeLoad(entry) {
    await enterRoutes(entry);
  },
});

/** Administration by the operator's people. */
export const adminRoute = createRoute({
  getParentRoute: () => adminRootRoute,
  path: '/admin',
  staticData: { userRoles: ['METRA', 'ADMIN'], texts: ['administration'] },
});

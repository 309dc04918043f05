import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { enterRoutes, type RouterContext } from './routes.ts';

/** The administration is a separate entry, so its routes have their own root. */
export const adminRootRoute = createRootRouteWithContext<RouterContext>()({
  async beforeLoad(entry) {
    // The root and the administration. Pages with other roles have guards of their own (admin/guard-pages.ts).
    await enterRoutes(entry, entry.matches.slice(0, 2));
  },
});

export const adminRoute = createRoute({
  getParentRoute: () => adminRootRoute,
  path: '/admin',
  staticData: { userRoles: ['METRA', 'ADMIN'], texts: ['administration'] },
});

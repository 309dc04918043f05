import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { adminRootRoute, adminRoute } from '../lib/guards/admin-routes.ts';
import { routerOptions } from '../shell/router-options.ts';
import { AdminRootLayout } from './layout/admin-root-layout.tsx';
import { routeTree } from './route-tree.tsx';

adminRootRoute.update({
  component: AdminRootLayout,
  notFoundComponent: lazyRouteComponent(() => import('./no-administration.tsx'), 'NoAdministration'),
});
adminRoute.update({
  component: lazyRouteComponent(() => import('./layout/admin-layout.tsx'), 'AdminLayout'),
});

export const router = createRouter({ routeTree, ...routerOptions });

import { createRoute, redirect } from '@tanstack/react-router';
import { appRoute } from '../lib/guards/routes.ts';
import { paths } from '../lib/site/paths.ts';

/** `/app` itself has no page and redirects to the dashboard. */
export const appStartRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: paths.dashboard, replace: true });
  },
});

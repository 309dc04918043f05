import { createRoute, redirect } from '@tanstack/react-router';
import { appRoute } from '../lib/guards/routes.ts';
import { paths } from '../lib/site/paths.ts';

/** The area itself is no page: it opens with the dashboard. */
export const appStartRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: paths.dashboard, replace: true });
  },
});

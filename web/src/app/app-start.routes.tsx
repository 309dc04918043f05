import { createRoute, redirect } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { appRoute } from '../lib/routes.ts';

/** The area itself is no page: it opens with the dashboard. */
export const appStartRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: paths.dashboard, replace: true });
  },
});

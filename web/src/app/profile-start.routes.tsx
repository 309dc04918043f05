import { createRoute, redirect } from '@tanstack/react-router';
import { profileRoute } from '../lib/guards/routes.ts';

/** The first page of the profile is the settings. */
export const profileStartRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/app/profile/settings' as string, replace: true });
  },
});

import { createRoute, redirect } from '@tanstack/react-router';
import { profileRoute } from '../lib/guards/routes.ts';

/** The profile begins with the settings (specification section 2). */
export const profileStartRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/app/profile/settings' as string, replace: true });
  },
});

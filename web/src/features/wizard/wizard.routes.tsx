import { createRoute } from '@tanstack/react-router';
import { appRoute } from '../../lib/routes.ts';

/** The guided start: no header, no footer. */
export const wizardRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/wizard',
  staticData: { userRoles: ['USER'] },
});

import { createRoute } from '@tanstack/react-router';
import { profileRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';

export const accountRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/account',
  staticData: { title: 'account.title' },
  component: screen(['account', 'forms', 'api'], () => import('./account-screen.tsx'), 'AccountScreen'),
});

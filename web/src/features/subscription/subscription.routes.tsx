import { createRoute } from '@tanstack/react-router';
import { profileRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';

export const subscriptionRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/abo',
  staticData: { title: 'common.navigation.subscription' },
  component: screen(['subscription'], () => import('./subscription-screen.tsx'), 'SubscriptionScreen'),
});

import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../lib/query-client.ts';
import { subscribedRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { dashboardQueries } from './dashboard.queries.ts';

export const dashboardRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/dashboard',
  staticData: { title: 'common.navigation.overview' },
  // Not waited for: the page stands at once with the room its content will take.
  loader: () => void queryClient.prefetchQuery(dashboardQueries.all()),
  component: screen(
    ['dashboard', 'goals', 'conflict'],
    () => import('./dashboard-screen.tsx'),
    'DashboardScreen',
  ),
});

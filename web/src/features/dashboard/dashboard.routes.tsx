import { createRoute } from '@tanstack/react-router';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { subscribedRoute } from '../../lib/guards/routes.ts';
import { dashboardQueries } from './dashboard.queries.ts';

export const dashboardRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/dashboard',
  ...appScreen({
    title: 'common.navigation.overview',
    area: 'goals',
    texts: ['dashboard', 'goals', 'conflict'],
    needs: () => [dashboardQueries.all()],
    load: () => import('./dashboard-screen.tsx'),
    name: 'DashboardScreen',
  }),
});

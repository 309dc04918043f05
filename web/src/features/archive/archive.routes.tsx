import { createRoute } from '@tanstack/react-router';
import { appScreen } from '../../lib/app-screen.ts';
import { subscribedRoute } from '../../lib/routes.ts';
import { archiveQueries } from './archive.queries.ts';

export const archiveRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/reporting/archive',
  ...appScreen({
    title: 'common.navigation.reporting',
    area: 'goals',
    texts: ['goals'],
    needs: () => [archiveQueries.goals()],
    load: () => import('./archive-screen.tsx'),
    name: 'ArchiveScreen',
  }),
});

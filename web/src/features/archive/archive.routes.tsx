import { createRoute } from '@tanstack/react-router';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { mainRoute } from '../../lib/guards/routes.ts';
import { archiveQueries } from './archive.queries.ts';

/** The archive stays open to members without a strategy and after a subscription has ended. */
export const archiveRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/reporting/archive',
  ...appScreen({
    title: 'common.navigation.reporting',
    area: 'reporting',
    texts: ['reporting', 'goals'],
    needs: () => [
      archiveQueries.summary(),
      archiveQueries.years(),
      archiveQueries.reports(),
      archiveQueries.goals(),
      archiveQueries.strategies(),
    ],
    load: () => import('./archive-screen.tsx'),
    name: 'ArchiveScreen',
  }),
});

import { createRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../lib/query-client.ts';
import { subscribedRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { archiveQueries } from './archive.queries.ts';

export const archiveRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/reporting/archive',
  staticData: { title: 'common.navigation.reporting' },
  loader: () => void queryClient.prefetchInfiniteQuery(archiveQueries.goals()),
  component: screen(['goals'], () => import('./archive-screen.tsx'), 'ArchiveScreen'),
});

/** The archive is what there is to report about so far. */
export const reportingStartRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/reporting',
  beforeLoad: () => {
    throw redirect({ to: '/app/reporting/archive' as string, replace: true });
  },
});

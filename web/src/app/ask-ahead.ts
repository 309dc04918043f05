import { subscriptionQuery } from '../domain/subscription/subscription-state.queries.ts';
import { activeStrategyQuery } from '../domain/tracking/active-strategy.queries.ts';
import { publicDataQuery } from '../domain/tracking/public-data.queries.ts';
import { dashboardQuery } from '../features/dashboard/dashboard.queries.ts';
import { places } from '../lib/places.ts';
import { queryClient } from '../lib/query-client.ts';
import { getRouter } from '../lib/router-access.ts';
import { session } from '../lib/the-session.ts';

/**
 * Somebody opens a page behind the login: while the server still says who they are, everything the guards and the
 * dashboard will ask for comes at the same time, and so do the page's files.
 */
export function askAhead(): void {
  const { pathname } = location;
  if (session.token() === null || !/^\/app(\/|$)/.test(pathname)) return;
  void queryClient.prefetchQuery(publicDataQuery());
  void queryClient.prefetchQuery(activeStrategyQuery());
  void queryClient.prefetchQuery(subscriptionQuery());
  if (pathname === places.dashboard) void queryClient.prefetchQuery(dashboardQuery());
  const router = getRouter();
  const [routes] = router.getMatchedRoutes(pathname);
  for (const route of routes) {
    // What cannot be fetched now is tried again when the page is shown, and said there.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

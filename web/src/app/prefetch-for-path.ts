import { subscriptionStateQueries } from '../domain/subscription/subscription-state.queries.ts';
import { publicDataQueries } from '../domain/tracking/public-data.queries.ts';
import { strategyQueries } from '../domain/tracking/strategy.queries.ts';
import { dashboardQueries } from '../features/dashboard/dashboard.queries.ts';
import { session } from '../lib/current-session.ts';
import { isWithin } from '../lib/is-within.ts';
import { paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { getRouter } from '../lib/router-access.ts';

/**
 * For a page behind the login: fetches what its guards and the dashboard query, and the code of its routes, at the
 * same time as the account, instead of one after the other.
 */
export function prefetchForPath(): void {
  const { pathname } = location;
  if (session.token() === null || !isWithin(pathname, '/app')) return;
  void queryClient.prefetchQuery(publicDataQueries.catalogue());
  void queryClient.prefetchQuery(strategyQueries.active());
  void queryClient.prefetchQuery(subscriptionStateQueries.current());
  if (pathname === paths.dashboard) void queryClient.prefetchQuery(dashboardQueries.all());
  const router = getRouter();
  const [routes] = router.getMatchedRoutes(pathname);
  for (const route of routes) {
    // The router loads it again when it shows the page, and reports a failure there.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

import { isWithin } from '../lib/browser/is-within.ts';
import { getRouter } from '../lib/guards/router-access.ts';
import { session } from '../lib/session/current-session.ts';
import { paths } from '../lib/site/paths.ts';

const isBehindLogin = (pathname: string) => isWithin(pathname, '/app') || isWithin(pathname, paths.admin);

/** The code of a page is loaded while its guards still wait for answers. */
export function prefetchForPath(): void {
  const { pathname } = location;
  if (session.token() === null || !isBehindLogin(pathname)) return;
  const router = getRouter();
  const [routes] = router.getMatchedRoutes(pathname);
  for (const route of routes) {
    // The router loads it again when it shows the page, and reports a failure there.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

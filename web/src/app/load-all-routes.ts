import { loadOnce } from '../lib/load-once.ts';
import { getRouter } from '../lib/router-access.ts';

let loaded = false;

export const allRoutesLoaded = () => loaded;

/** Loads all routes beyond the first page, with the dialogs and queries their screens need. */
export const loadAllRoutes = loadOnce(async () => {
  const { prefetchForPath, prepareDialogs, prepareQueries } = await import('./route-tree.tsx');
  prepareDialogs();
  prepareQueries();
  const router = getRouter();
  // The root route has new children now: the router has to read the tree again.
  router.setRoutes(router.buildRouteTree());
  loaded = true;
  prefetchForPath();
});

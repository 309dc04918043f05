import { fetchedOnce } from '../lib/fetched-once.ts';
import { getRouter } from '../lib/router-access.ts';

let grown = false;

export const isGrown = () => grown;

/** Brings the routes beyond the first page, and what they all stand on. */
export const growTree = fetchedOnce(async () => {
  const { askAhead, prepareDialogs, prepareQueries } = await import('./route-tree.tsx');
  prepareDialogs();
  prepareQueries();
  const router = getRouter();
  // The same trunk with more branches: the router has to look at it again.
  router.setRoutes(router.buildRouteTree());
  grown = true;
  askAhead();
});

import { getRouter } from '../lib/router-access.ts';

let growing: Promise<void> | undefined;
let grown = false;

export const isGrown = () => grown;

/** Brings the routes beyond the first page, and what they all stand on. */
export function growTree(): Promise<void> {
  growing ??= import('./route-tree.tsx').then(
    ({ prepareDialogs, prepareQueries }) => {
      prepareDialogs();
      prepareQueries();
      const router = getRouter();
      // The same trunk with more branches: the router has to look at it again.
      router.setRoutes(router.buildRouteTree());
      grown = true;
    },
    (error: unknown) => {
      growing = undefined;
      throw error;
    },
  );
  return growing;
}

import { type AnyRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireAccount } from '../lib/guards/account-guard.ts';
import type { Entry } from '../lib/guards/area-guards.ts';

/** An account that may not open an admin page sees the page "not found" within the administration. */
export function guardAdminPages(routes: readonly AnyRoute[]): void {
  for (const route of routes) {
    const userRoles = route.options.staticData?.userRoles;
    if (!userRoles) continue;
    route.options.beforeLoad = (entry: Entry) => requireAccount(userRoles, entry, route.id);
    // The route renders it itself, because the root would render it without the frame of the administration.
    route.options.notFoundComponent = lazyRouteComponent(
      () => import('../shell/not-found-page.tsx'),
      'NotFoundPage',
    );
  }
}

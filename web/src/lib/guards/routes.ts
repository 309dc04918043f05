import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { takeMailSecret } from '../session/mail-secrets.ts';
import type { Session } from '../session/session.ts';
import { requireAccount } from './account-guard.ts';
import type { ScreenData } from './app-screen.ts';
import { type Entry, enterArea } from './area-guards.ts';
import { prefetchNeeds } from './prefetch-needs.ts';

/** Features add their routes as children of these base routes, and `app/` adds layouts and guards. */

export interface RouterContext {
  session: Session;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends ScreenData {}
}

type Way = Entry & { matches: Parameters<typeof prefetchNeeds>[0] };

/** Runs before every page: it requests the page's data and redirects accounts that a guard does not admit. */
export async function enterRoutes(entry: Way, guardedMatches: Way['matches'] = entry.matches): Promise<void> {
  const { matches, location, context } = entry;
  const search = takeMailSecret(location.pathname, location.searchStr);
  if (search) throw redirect({ to: location.pathname, search, replace: true });
  prefetchNeeds(matches, context.session);
  for (const { staticData } of guardedMatches)
    if (staticData.userRoles) await requireAccount(staticData.userRoles, entry);
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  async beforeLoad(entry) {
    await enterRoutes(entry);
  },
});

/** Everyone may open these pages: sign-in, registration and the pages that mails link to. */
export const entranceRoute = createRoute({ getParentRoute: () => rootRoute, id: 'entrance' });

/** The guard loads the product's public data before a page of the application renders. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  beforeLoad: (entry) => enterArea('app', entry),
});

export const mainRoute = createRoute({
  getParentRoute: () => appRoute,
  id: 'main',
  staticData: { userRoles: ['USER', 'METRA'] },
});

/** These pages are also open without a strategy and without a subscription. */
export const profileRoute = createRoute({ getParentRoute: () => mainRoute, path: '/profile' });

export const organisationRoute = createRoute({ getParentRoute: () => mainRoute, path: '/organisation' });

export const strategyRoute = createRoute({
  getParentRoute: () => mainRoute,
  id: 'strategy',
  beforeLoad: (entry) => enterArea('strategy', entry),
});

/** The dashboard, company data, tracking and reporting also need an active subscription. */
export const subscribedRoute = createRoute({
  getParentRoute: () => strategyRoute,
  id: 'subscribed',
  beforeLoad: (entry) => enterArea('subscription', entry),
});

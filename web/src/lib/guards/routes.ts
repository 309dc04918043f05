import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { takeMailSecret } from '../session/mail-secrets.ts';
import type { Session } from '../session/session.ts';
import { requireAccount } from './account-guard.ts';
import type { ScreenData } from './app-screen.ts';
import { type Entry, enterArea } from './area-guards.ts';
import { prefetchNeeds } from './prefetch-needs.ts';

/**
 * The base routes. Features add theirs as children of these; `app/` gives them layouts and guards.
 */

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

/** The way in, open to everyone: signing in, registering, the pages that mails link to. */
export const entranceRoute = createRoute({ getParentRoute: () => rootRoute, id: 'entrance' });

/** Everything behind the login; the public data of the product is there before anything is shown. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  beforeLoad: (entry) => enterArea('app', entry),
});

/** The main area: header with navigation, footer, tab bar. */
export const mainRoute = createRoute({
  getParentRoute: () => appRoute,
  id: 'main',
  staticData: { userRoles: ['USER', 'METRA'] },
});

/** What belongs to the person and the organisation: open also without a strategy and a subscription. */
export const profileRoute = createRoute({ getParentRoute: () => mainRoute, path: '/profile' });

/** What the organisation has and shows; stands beside the pages of the profile. */
export const organisationRoute = createRoute({ getParentRoute: () => mainRoute, path: '/organisation' });

/** Pages of the main area that need an active strategy. */
export const strategyRoute = createRoute({
  getParentRoute: () => mainRoute,
  id: 'strategy',
  beforeLoad: (entry) => enterArea('strategy', entry),
});

/** Dashboard, company data, tracking and reporting: these need an active subscription as well. */
export const subscribedRoute = createRoute({
  getParentRoute: () => strategyRoute,
  id: 'subscribed',
  beforeLoad: (entry) => enterArea('subscription', entry),
});

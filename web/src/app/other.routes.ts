import { createRoute, redirect } from '@tanstack/react-router';
import { startPath } from '../lib/access.ts';
import { currentLanguage } from '../lib/i18n/tolgee.ts';
import { rootRoute } from '../lib/routes.ts';
import { isOnSite, siteAddress } from '../lib/site-address.ts';

/** Pages for everyone are documents of their own, which the browser has to ask for. */
function leaveForSite(address: string): never {
  throw redirect({ href: siteAddress(address, currentLanguage()), reloadDocument: true, replace: true });
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ location }) => leaveForSite(location.href),
});

/** Any other path: the dashboard for people who are logged in, otherwise home (specification section 2). */
export const otherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  async beforeLoad({ context, location }) {
    if (isOnSite(location.pathname)) leaveForSite(location.href);
    throw redirect({ to: startPath(await context.session.resolve()), replace: true });
  },
});

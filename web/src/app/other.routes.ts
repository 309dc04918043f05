import { createRoute, redirect } from '@tanstack/react-router';
import { isSameEntry } from '../lib/guards/entry-of.ts';
import { leaveEntryFor } from '../lib/guards/leave-entry.ts';
import { rootRoute } from '../lib/guards/routes.ts';
import { startPath } from '../lib/session/access.ts';
import { paths } from '../lib/site/paths.ts';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ location }) => leaveEntryFor(location.href),
});

/** Any other path redirects to the dashboard, or to the home page without a login. */
export const otherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  async beforeLoad({ context, location }) {
    if (!isSameEntry(location.pathname, paths.dashboard)) leaveEntryFor(location.href);
    throw redirect({ to: startPath(await context.session.resolve()), replace: true });
  },
});

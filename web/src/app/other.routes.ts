import { createRoute, redirect } from '@tanstack/react-router';
import { startPath } from '../lib/access.ts';
import { isSameEntry } from '../lib/entry-of.ts';
import { leaveEntryFor } from '../lib/leave-entry.ts';
import { paths } from '../lib/paths.ts';
import { rootRoute } from '../lib/routes.ts';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ location }) => leaveEntryFor(location.href),
});

/** Any other path: the dashboard for people who are logged in, otherwise home (specification section 2). */
export const otherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  async beforeLoad({ context, location }) {
    if (!isSameEntry(location.pathname, paths.dashboard)) leaveEntryFor(location.href);
    throw redirect({ to: startPath(await context.session.resolve()), replace: true });
  },
});

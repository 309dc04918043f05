import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router';
import { screenSkeletons as adminSkeletons } from '../src/admin/document/route-skeletons.tsx';
import { routeTree as adminTree } from '../src/admin/route-tree.tsx';
import { screenSkeletons } from '../src/app/document/route-skeletons.tsx';
import { routeTree as appTree } from '../src/app/route-tree.tsx';
import { session } from '../src/lib/session/current-session.ts';

function routesOf(routeTree: AnyRoute): Readonly<Record<string, { fullPath: string }>> {
  return createRouter({ routeTree, history: createMemoryHistory(), context: { session } }).routesById;
}

const appRoutes = routesOf(appTree);
const adminRoutes = routesOf(adminTree);

export const routeIds = (): string[] => Object.keys(appRoutes);
export const adminRouteIds = (): string[] => Object.keys(adminRoutes);

const pathsIn = (routes: typeof appRoutes, skeletons: object): string[] =>
  Object.keys(skeletons)
    .flatMap((id) => routes[id]?.fullPath ?? [])
    .map((path) =>
      path
        .replace('$sector', 'e')
        .replace('$type', 's')
        .replace('$category', 'energy')
        .replace(/\$(\w+Id|id)/, '1')
        .replace(/\/\$?$/, ''),
    );

/** A path for each screen of the application and each admin page. */
export const pathsOfScreens = (): string[] => [
  ...pathsIn(appRoutes, screenSkeletons),
  ...pathsIn(adminRoutes, adminSkeletons),
];

/** Routes that only guard what lies below them. */
export const withoutLayout: readonly string[] = [
  '__root__',
  '/app',
  '/app/main/strategy',
  '/app/main/strategy/subscribed',
];

/** Where nothing is: the application says so, or leads home. */
export const nothingThere: readonly string[] = ['/app/main/$', '/$', '/'];

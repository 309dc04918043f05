import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { screenSkeletons } from '../src/app/document/route-skeletons.tsx';
import { routeTree } from '../src/app/route-tree.tsx';
import { session } from '../src/lib/current-session.ts';

const { routesById } = createRouter({ routeTree, history: createMemoryHistory(), context: { session } });
const byId: Readonly<Record<string, { fullPath: string }>> = routesById;

export const routeIds = (): string[] => Object.keys(byId);

/** A path for each screen of the application. */
export const pathsOfScreens = (): string[] =>
  Object.keys(screenSkeletons)
    .flatMap((id) => byId[id]?.fullPath ?? [])
    .map((path) =>
      path
        .replace('$sector', 'e')
        .replace('$type', 's')
        .replace('$category', 'energy')
        .replace(/\$\w+Id/, '1')
        .replace(/\/\$?$/, ''),
    );

/** Routes that only guard what lies below them. */
export const withoutLayout: readonly string[] = [
  '__root__',
  '/app',
  '/app/main/strategy',
  '/app/main/strategy/subscribed',
];

/** Where nothing is: the application says so, or leads home. */
export const nothingThere: readonly string[] = ['/app/main/$', '/$', '/'];

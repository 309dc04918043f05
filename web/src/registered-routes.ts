import { createRouter } from '@tanstack/react-router';
import { adminRoutes } from './admin/route-tree.tsx';
import { appRoutes } from './app/route-tree.tsx';
import { rootRoute } from './lib/guards/routes.ts';
import { routerOptions } from './shell/router-options.ts';

/**
 * For the types alone, and never run: a link may lead to any page, whichever entry shows it. Where that is another one,
 * the browser asks for a document.
 */
const routerOfEveryEntry = () =>
  createRouter({ routeTree: rootRoute.addChildren([...appRoutes, ...adminRoutes]), ...routerOptions });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOfEveryEntry>;
  }
}

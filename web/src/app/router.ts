import { createRouter } from '@tanstack/react-router';
import { entranceRoute, rootRoute } from '../lib/guards/routes.ts';
import { routerOptions } from '../shell/router-options.ts';
import { EntranceLayout } from './layouts/entrance-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { routeTree } from './route-tree.tsx';

rootRoute.update({ component: RootLayout });
entranceRoute.update({ component: EntranceLayout });

export const router = createRouter({ routeTree, ...routerOptions });

import { lazyRouteComponent } from '@tanstack/react-router';
import { adminRoute, mainRoute, publicRoute, rootRoute } from '../../lib/routes.ts';
import { PublicLayout } from './public-layout.tsx';
import { RootLayout } from './root-layout.tsx';

/** Gives the trunk of the route tree its layouts. Those behind the login come when somebody logs in. */
rootRoute.update({ component: RootLayout });
publicRoute.update({ component: PublicLayout });
mainRoute.update({ component: lazyRouteComponent(() => import('./app-layout.tsx'), 'AppLayout') });
adminRoute.update({ component: lazyRouteComponent(() => import('./admin-layout.tsx'), 'AdminLayout') });

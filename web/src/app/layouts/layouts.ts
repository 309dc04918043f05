import { lazyRouteComponent } from '@tanstack/react-router';
import { adminRoute, mainRoute } from '../../lib/routes.ts';

/** The layouts behind the login. */
mainRoute.update({ component: lazyRouteComponent(() => import('./app-layout.tsx'), 'AppLayout') });
adminRoute.update({ component: lazyRouteComponent(() => import('./admin-layout.tsx'), 'AdminLayout') });

import { createRoute } from '@tanstack/react-router';
import { adminRoute } from '../../lib/admin-routes.ts';
import { appScreen } from '../../lib/app-screen.ts';

export const administrationRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  ...appScreen({
    area: 'admin',
    texts: ['administration'],
    title: 'common.navigation.administration',
    load: () => import('./administration-screen.tsx'),
    name: 'AdministrationScreen',
  }),
});

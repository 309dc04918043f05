import { createRoute } from '@tanstack/react-router';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { appScreen } from '../../lib/app-screen.ts';
import { adminRoute } from '../../lib/routes.ts';

export const administrationRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  ...appScreen({
    area: 'admin',
    texts: ['administration'],
    title: 'common.navigation.administration',
    needs: () => [strategyQueries.active()],
    load: () => import('./administration-screen.tsx'),
    name: 'AdministrationScreen',
  }),
});

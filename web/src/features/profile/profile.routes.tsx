import { createRoute } from '@tanstack/react-router';
import { secondFactorQueries } from '../../domain/second-factor/second-factor.queries.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { profileRoute } from '../../lib/guards/routes.ts';
import { profileQueries } from './profile.queries.ts';

export const accountRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/account',
  ...appScreen({
    title: 'account.title',
    area: 'profile',
    texts: ['account', 'forms', 'api', 'second-factor'],
    needs: () => [
      secondFactorQueries.own(),
      profileQueries.sessions(),
      profileQueries.reminders(),
      profileQueries.digest(),
      profileQueries.team(0),
    ],
    load: () => import('./account-screen.tsx'),
    name: 'AccountScreen',
  }),
});

export const dataRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/data',
  ...appScreen({
    title: 'account.data.title',
    area: 'profile',
    texts: ['account', 'forms', 'api'],
    needs: () => [profileQueries.exportContents()],
    load: () => import('./my-data/data-screen.tsx'),
    name: 'DataScreen',
  }),
});

import { createRoute } from '@tanstack/react-router';
import { secondFactorQueries } from '../../domain/second-factor/second-factor.queries.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { profileRoute } from '../../lib/guards/routes.ts';
import { type PageSearch, pageSearch } from '../../lib/paged-list/page-search.ts';
import { profileQueries } from './profile.queries.ts';

export const accountRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/account',
  validateSearch: pageSearch,
  ...appScreen({
    title: 'account.title',
    area: 'profile',
    texts: ['account', 'forms', 'api', 'second-factor'],
    needs: (_params, { page = 1 }: PageSearch) => [
      secondFactorQueries.own(),
      profileQueries.sessions(),
      profileQueries.reminders(),
      profileQueries.digest(),
      profileQueries.team(page),
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

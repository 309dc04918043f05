import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../lib/query-client.ts';
import { profileRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { settingsQueries } from './settings.queries.ts';

export const settingsRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/settings',
  staticData: { title: 'common.navigation.settings' },
  loader: () => void queryClient.prefetchQuery(settingsQueries.profile()),
  component: screen(
    ['settings', 'company', 'conflict', 'forms', 'api'],
    () => import('./settings-screen.tsx'),
    'SettingsScreen',
  ),
});

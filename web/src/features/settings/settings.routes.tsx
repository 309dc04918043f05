import { createRoute } from '@tanstack/react-router';
import { addressQueries } from '../../domain/company/address.queries.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { profileRoute } from '../../lib/guards/routes.ts';
import { settingsQueries } from './settings.queries.ts';

export const settingsRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/settings',
  ...appScreen({
    title: 'common.navigation.settings',
    area: 'profile',
    texts: ['settings', 'company', 'conflict', 'forms', 'api'],
    needs: () => [settingsQueries.profile(), addressQueries.countries()],
    load: () => import('./settings-screen.tsx'),
    name: 'SettingsScreen',
  }),
});

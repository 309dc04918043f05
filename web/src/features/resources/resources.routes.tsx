import { createRoute } from '@tanstack/react-router';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { organisationRoute } from '../../lib/guards/routes.ts';
import { type FilesSearch, filesSearch } from './files-search.ts';
import { fileQueries } from './resources.queries.ts';

export const resourcesRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/resources',
  validateSearch: filesSearch,
  ...appScreen({
    title: 'common.navigation.files',
    area: 'profile',
    texts: ['files', 'forms', 'api', 'conflict'],
    needs: (_params, search: FilesSearch) => [fileQueries.page(search), fileQueries.storage()],
    load: () => import('./files-screen.tsx'),
    name: 'FilesScreen',
  }),
});

import { createRoute } from '@tanstack/react-router';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { mainRoute } from '../../lib/guards/routes.ts';
import { type PageSearch, pageSearch } from '../../lib/paged-list/page-search.ts';
import { eventQueries } from './events.queries.ts';

interface EventsSearch extends PageSearch {
  unseen?: true;
}

export const eventsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/events',
  validateSearch: ({ unseen, page }: Record<string, unknown>): EventsSearch => ({
    ...pageSearch({ page }),
    ...(unseen === true && { unseen: true }),
  }),
  ...appScreen({
    title: 'events.title',
    area: 'goals',
    texts: ['events'],
    needs: (_params, { page = 1, unseen }: EventsSearch) => [eventQueries.page(page, unseen === true)],
    load: () => import('./events-screen.tsx'),
    name: 'EventsScreen',
  }),
});
